/**
 * Canadian postal codes by their first characters, a line for each province or town: province, town (none: of the whole
 * province), prefixes. The first letter says the province, but for X, which two territories share. A town stands here only
 * where its name is the usual one for the whole prefix; a longer prefix goes before a shorter one.
 */
export const CA_PREFIXES = `
AB||T
BC||V
MB||R
NB||E
NL||A
NS||B
NT||X
NU||X0A-X0C
ON||K-N P
PE||C
QC||G H J
SK||S
YT||Y
AB|Airdrie|T4A-T4B
AB|Calgary|T2 T3
AB|Edmonton|T5 T6
AB|Fort McMurray|T9H-T9K
AB|Grande Prairie|T8V-T8X
AB|Lethbridge|T1H-T1K
AB|Medicine Hat|T1A-T1C
AB|Red Deer|T4N-T4R
AB|Sherwood Park|T8A-T8C T8H
AB|St. Albert|T8N
BC|Abbotsford|V2S-V2T V3G
BC|Burnaby|V5A-V5J V3N
BC|Chilliwack|V2P V2R
BC|Coquitlam|V3E V3J-V3K
BC|Kamloops|V2B-V2E
BC|Kelowna|V1P V1V-V1Y
BC|Nanaimo|V9R-V9T
BC|New Westminster|V3L-V3M
BC|North Vancouver|V7G-V7R
BC|Penticton|V2A
BC|Port Coquitlam|V3B-V3C
BC|Prince George|V2K-V2N
BC|Richmond|V6V-V6Y V7A V7C V7E
BC|Surrey|V3R-V3X V3Z V4A V4N V4P
BC|Vancouver|V5K-V5Z V6A-V6T V6Z V7X-V7Y
BC|Victoria|V8N-V8Z V9A-V9C
BC|West Vancouver|V7S-V7W
MB|Brandon|R7A-R7C
MB|Winnipeg|R2 R3
NB|Dieppe|E1A
NB|Fredericton|E3A-E3C
NB|Moncton|E1C E1E E1G
NB|Saint John|E2H-E2P
NL|Corner Brook|A2H
NL|Gander|A1V
NL|Mount Pearl|A1N
NL|St. John’s|A1A-A1H
NS|Bedford|B4A
NS|Dartmouth|B2V-B2Y B3A-B3B
NS|Halifax|B3H-B3P B3S
NS|Sydney|B1P B1S
NT|Yellowknife|X1A
NU|Iqaluit|X0A0H
ON|Ajax|L1S-L1T L1Z
ON|Aurora|L4G
ON|Barrie|L4M-L4N
ON|Belleville|K8N K8P
ON|Brampton|L6P-L6Z L7A
ON|Brantford|N3P-N3V
ON|Burlington|L7L-L7T
ON|Cambridge|N1P-N1T N3C N3E N3H
ON|Guelph|N1C-N1L
ON|Hamilton|L8H-L8W L9A-L9C
ON|Kingston|K7K-K7P
ON|Kitchener|N2A-N2H N2M-N2R
ON|London|N5V-N5Z N6A-N6K
ON|Markham|L3P-L3S L6B-L6G
ON|Mississauga|L4T-L4Z L5A-L5W
ON|Newmarket|L3X-L3Y
ON|Niagara Falls|L2E-L2J
ON|North Bay|P1A-P1C
ON|Oakville|L6H-L6M
ON|Oshawa|L1G-L1L
ON|Ottawa|K1 K2
ON|Peterborough|K9H-K9L
ON|Pickering|L1V-L1Y
ON|Richmond Hill|L4B-L4E L4S
ON|Sarnia|N7S-N7X
ON|Sault Ste. Marie|P6A-P6C
ON|St. Catharines|L2M-L2W
ON|Sudbury|P3A-P3G
ON|Thunder Bay|P7A-P7K
ON|Timmins|P4N-P4R
ON|Toronto|M
ON|Waterloo|N2J-N2L N2T N2V
ON|Welland|L3B-L3C
ON|Whitby|L1M-L1R
ON|Windsor|N8P-N8Y N9A-N9G
PE|Charlottetown|C1A C1C C1E
PE|Summerside|C1N
QC|Brossard|J4W-J4Z
QC|Drummondville|J2A-J2E
QC|Gatineau|J8P-J8Z J9A J9H J9J
QC|Laval|H7
QC|Lévis|G6V
QC|Longueuil|J4G-J4N
QC|Montréal|H1-H4 H5A H5B
QC|Côte-Saint-Luc|H4V-H4W
QC|Mont-Royal|H3P H3R
QC|Westmount|H3Y-H3Z
QC|Pointe-Claire|H9R
QC|Québec|G1 G2
QC|Repentigny|J5Y-J5Z J6A
QC|Saint-Hyacinthe|J2S-J2T
QC|Saint-Jean-sur-Richelieu|J3A-J3B
QC|Saint-Jérôme|J7Y-J7Z
QC|Sherbrooke|J1E-J1L
QC|Terrebonne|J6V-J6Y
QC|Trois-Rivières|G8T-G8Z G9A
SK|Moose Jaw|S6H-S6K
SK|Prince Albert|S6V-S6X
SK|Regina|S4N-S4Z
SK|Saskatoon|S7
YT|Whitehorse|Y1A
`;
