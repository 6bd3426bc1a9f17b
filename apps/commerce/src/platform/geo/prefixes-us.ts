/**
 * ZIP codes by their first digits, a line for each state or town: state, town (none: of the whole state), prefixes. The
 * first three digits say the state. A town stands here only where its name is the usual one for the whole prefix; a longer
 * prefix goes before a shorter one, so that an exception is one line.
 */
export const US_PREFIXES = `
AL||350-369
AK||995-999
AZ||850-865
AR||716-729
CA||900-908 910-961
CO||800-816
CT||060-069
DC||200 202-205 569
DE||197-199
FL||320-339 341-349
GA||300-319 398-399
HI||967-968
IA||500-528
ID||832-838
IL||600-629
IN||460-479
KS||660-679
KY||400-427
LA||700-714
MA||010-027 055
MD||206-219
ME||039-049
MI||480-499
MN||550-567
MO||630-658
MS||386-397
MT||590-599
NC||270-289
ND||580-588
NE||680-693
NH||030-038
NJ||070-089
NM||870-884
NV||889-898
NY||005 100-149 06390
OH||430-459
OK||730-732 734-749
OR||970-979
PA||150-196
PR||006-007 009
RI||028-029
SC||290-299
SD||570-577
TN||370-385
TX||733 750-799 885
UT||840-847
VA||201 220-246
VT||050-054 056-059
WA||980-994
WI||530-549
WV||247-268
WY||820-831 83414
AA||340
AE||090-098
AP||962-966
AL|Birmingham|352
AL|Huntsville|358
AL|Mobile|366
AL|Montgomery|361
AK|Anchorage|9950-9952
AK|Fairbanks|99701 99709
AK|Juneau|99801
AZ|Phoenix|850
AZ|Tucson|857
AR|Little Rock|722
CA|Anaheim|928
CA|Bakersfield|933
CA|Fresno|937
CA|Long Beach|908
CA|Los Angeles|900
CA|Oakland|946
CA|Emeryville|94608
CA|Berkeley|947
CA|Richmond|948
CA|Riverside|925
CA|Sacramento|958
CA|San Bernardino|924
CA|San Diego|921
CA|San Francisco|941
CA|San Jose|951
CA|Santa Ana|927
CA|Santa Rosa|954
CA|Stockton|952
CO|Colorado Springs|809
CO|Denver|802
CO|Pueblo|810
CT|Bridgeport|066
CT|Hartford|061
CT|New Haven|065
CT|Stamford|069
CT|Waterbury|067
DC|Washington|200 202-205
DE|Wilmington|198
FL|Fort Lauderdale|333
FL|Jacksonville|322
FL|Miami|331
FL|Miami Beach|33109 33139-33141
FL|Key Biscayne|33149
FL|Orlando|328
FL|Pensacola|325
FL|Saint Petersburg|337
FL|Tallahassee|323
FL|Tampa|336
FL|West Palm Beach|334
GA|Atlanta|303
GA|Augusta|309
GA|Columbus|319
GA|Macon|312
GA|Savannah|314
HI|Honolulu|968
IA|Cedar Rapids|524
IA|Davenport|528
IA|Des Moines|503
IA|Sioux City|511
ID|Boise|837
IL|Chicago|606
IL|Oak Park|603
IL|Peoria|616
IL|Rockford|611
IL|Springfield|627
IN|Evansville|477
IN|Fort Wayne|468
IN|Gary|464
IN|Indianapolis|462
IN|South Bend|466
KS|Kansas City|661
KS|Topeka|666
KS|Wichita|672
KY|Lexington|405
KY|Louisville|402
LA|Baton Rouge|708
LA|New Orleans|701
LA|Shreveport|711
MA|Springfield|011
MA|Worcester|016
MA|Boston|02108-02116 02118 02199 02210 02215
MA|Cambridge|02138-02142
MA|Brookline|02445-02446
MD|Annapolis|214
MD|Baltimore|212
MD|Silver Spring|209
ME|Portland|041
MI|Detroit|482
MI|Flint|485
MI|Grand Rapids|495
MI|Lansing|489
MN|Duluth|558
MN|Minneapolis|554
MN|Saint Paul|551
MO|Kansas City|641
MO|Saint Louis|631
MO|Springfield|658
MS|Jackson|392
MT|Billings|591
MT|Helena|596
MT|Missoula|598
NC|Charlotte|282
NC|Durham|277
NC|Fayetteville|283
NC|Greensboro|274
NC|Raleigh|276
NC|Winston Salem|271
ND|Fargo|581
NE|Lincoln|685
NE|Omaha|681
NH|Manchester|031
NH|Concord|033
NJ|Atlantic City|084
NJ|Camden|081
NJ|Elizabeth|072
NJ|Hoboken|07030
NJ|Jersey City|073
NJ|Newark|071
NJ|Paterson|075
NJ|Trenton|086
NM|Albuquerque|871
NM|Santa Fe|875
NV|Henderson|89002 89011-89015 89052 89074
NV|Las Vegas|891
NV|Reno|895
NY|Albany|122
NY|Binghamton|139
NY|Bronx|104
NY|Brooklyn|112
NY|Buffalo|142
NY|New York|100-102
NY|Niagara Falls|143
NY|Rochester|146
NY|Schenectady|123
NY|Staten Island|103
NY|Syracuse|132
NY|White Plains|106
NY|Yonkers|107
OH|Akron|443
OH|Canton|447
OH|Cincinnati|452
OH|Cleveland|441
OH|Columbus|432
OH|Dayton|454
OH|Toledo|436
OH|Youngstown|445
OK|Oklahoma City|731
OK|Tulsa|741
OR|Eugene|974
OR|Portland|972
OR|Salem|973
PA|Allentown|181
PA|Erie|165
PA|Harrisburg|171
PA|Lancaster|176
PA|Philadelphia|191
PA|Pittsburgh|152
PA|Reading|196
PA|Scranton|185
PR|San Juan|009
RI|Providence|029
SC|Columbia|292
SD|Sioux Falls|571
TN|Chattanooga|374
TN|Knoxville|379
TN|Memphis|381
TN|Nashville|372
TX|Amarillo|791
TX|Austin|787
TX|Beaumont|777
TX|Corpus Christi|784
TX|Dallas|752-753
TX|El Paso|799 885
TX|Fort Worth|761
TX|Houston|770
TX|Lubbock|794
TX|San Antonio|782
TX|Waco|767
UT|Salt Lake City|841
VA|Arlington|222
VA|Alexandria|223
VA|Newport News|236
VA|Norfolk|235
VA|Richmond|232
VA|Roanoke|240
VA|Virginia Beach|23450-23467
VT|Burlington|05401
WA|Seattle|981
WA|Bainbridge Island|98110
WA|Spokane|992
WA|Tacoma|984
WI|Green Bay|543
WI|Madison|537
WI|Milwaukee|532
WI|Racine|534
WV|Charleston|253
WV|Huntington|257
WY|Cheyenne|82001 82007 82009
`;
