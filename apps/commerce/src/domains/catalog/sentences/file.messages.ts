import type { Texts } from '#platform/http/index.ts';

/** Sentences about a file as a whole: why it cannot be used, and how it was read. */
export const FILE = {
  noFile: ['There is no file {path}.', 'Il n’y a pas de fichier {path}.'],
  notReadable: ['{path} cannot be read ({error}).', '{path} ne peut pas être lu ({error}).'],
  notAFile: ['{path} is not a file.', '{path} n’est pas un fichier.'],
  emptyFile: ['{path} is empty.', '{path} est vide.'],
  otherFormat: [
    '{path} is {what}, not text: save it as CSV (comma separated, UTF-8) and import that.',
    '{path} n’est pas du texte ({what})\u00a0: enregistrez-le en CSV (séparé par des virgules, UTF-8) et importez celui-ci.',
  ],
  binaryFile: [
    '{path} is a binary file, not text: import CSV or JSON.',
    '{path} est un fichier binaire, pas du texte\u00a0: importez du CSV ou du JSON.',
  ],
  outIsFolder: [
    '{path} is a folder: --out names a file.',
    '{path} est un dossier\u00a0: --out nomme un fichier.',
  ],
  noOutFolder: ['There is no folder {path} to write to.', 'Il n’y a pas de dossier {path} où écrire.'],
  noLines: ['The file has no lines.', 'Le fichier n’a aucune ligne.'],
  openQuote: [
    'A quoted cell that begins near line {line} never ends: nothing was imported.',
    'Une cellule entre guillemets qui commence vers la ligne {line} ne se termine jamais\u00a0: rien n’a été importé.',
  ],
  longRow: [
    'The row near line {line} is longer than {most} characters; a quote is probably not closed. Nothing was imported.',
    'La ligne vers {line} dépasse {most} caractères; un guillemet n’est sans doute pas fermé. Rien n’a été importé.',
  ],
  brokenCsv: [
    'The CSV breaks near line {line} ({error}): nothing was imported.',
    'Le CSV est rompu vers la ligne {line} ({error})\u00a0: rien n’a été importé.',
  ],
  brokenJson: [
    'The file is not valid JSON near line {line} ({because}): nothing was imported.',
    'Le fichier n’est pas du JSON valide vers la ligne {line} ({because})\u00a0: rien n’a été importé.',
  ],
  noList: [
    'The JSON has no list called {lists} at its top: is it a products.json or an export of this shop?',
    'Le JSON n’a pas de liste appelée {lists} au premier niveau\u00a0: est-ce un products.json ou une exportation de cette boutique?',
  ],
  lacksColumn: [
    'The file lacks the column {columns}: nothing was imported.',
    'Il manque au fichier la colonne {columns}\u00a0: rien n’a été importé.',
  ],
  lacksColumns: [
    'The file lacks the columns {columns}: nothing was imported.',
    'Il manque au fichier les colonnes {columns}\u00a0: rien n’a été importé.',
  ],
  columnTwice: [
    'The column {columns} is in the header more than once: nothing was imported.',
    'La colonne {columns} figure plus d’une fois dans l’en-tête\u00a0: rien n’a été importé.',
  ],
  columnsTwice: [
    'The columns {columns} are in the header more than once: nothing was imported.',
    'Les colonnes {columns} figurent plus d’une fois dans l’en-tête\u00a0: rien n’a été importé.',
  ],
  noHeader: [
    'The first line is not the header of a product file: it has none of the columns Handle, URL handle or Code, Title and Price.',
    'La première ligne n’est pas l’en-tête d’un fichier de produits\u00a0: elle n’a aucune des colonnes Handle, URL handle ou Code, Title et Price.',
  ],
  noRows: [
    'The file is a header without rows: nothing was imported.',
    'Le fichier n’est qu’un en-tête sans lignes\u00a0: rien n’a été importé.',
  ],
  noItems: [
    'The file has no products and no categories: nothing was imported.',
    'Le fichier n’a ni produits ni catégories\u00a0: rien n’a été importé.',
  ],
  stopped: [
    'The import stopped before its end. Products that it had written stay; send the file again.',
    'L’importation s’est arrêtée avant la fin. Les produits déjà écrits restent; renvoyez le fichier.',
  ],
  readAsLatin: [
    'The file is not valid UTF-8: it was read as Windows-1252 (Latin-1).',
    'Le fichier n’est pas de l’UTF-8 valide\u00a0: il a été lu en Windows-1252 (Latin-1).',
  ],
  ignoredColumn: ['Ignored column: {columns}.', 'Colonne ignorée\u00a0: {columns}.'],
  ignoredColumns: ['Ignored columns: {columns}.', 'Colonnes ignorées\u00a0: {columns}.'],
  noCurrency: [
    'The file names no currency: amounts were read as {currency}, in which {site} sells.',
    'Le fichier n’indique pas de devise\u00a0: les montants ont été lus en {currency}, dans laquelle {site} vend.',
  ],
} as const satisfies Record<string, Texts>;
