/** `node bench/prove/import/import.process.ts <rows>`: the import's bench alone in a process. One JSON line on standard error. */
import { runImportBench } from '../../import.ts';

process.stderr.write(`${JSON.stringify(await runImportBench(Number(process.argv[2])))}\n`);
