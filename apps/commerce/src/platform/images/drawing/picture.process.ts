/**
 * Draws and scales pictures in a process of its own, so that no shopper waits for a second of computing, and so that
 * the 150 MB that encoding takes are the system's again when it ends.
 */
import sharp from 'sharp';
import type { Format, Width } from '../negotiate.ts';
import type { PictureAnswer, PictureJob } from './artist.ts';
import { drawProduct } from './masters.ts';

// One picture at a time leaves the other core to the shop.
sharp.concurrency(1);
sharp.cache(false);

process.on('message', (job: PictureJob) => {
  carryOut(job).then(
    (bytes) => answer({ id: job.id, bytes }),
    (error: unknown) => answer({ id: job.id, error: error instanceof Error ? error.message : String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));

const answer = (message: PictureAnswer): void => void process.send?.(message);

const carryOut = (job: PictureJob): Promise<Buffer> =>
  job.kind === 'draw' ? drawProduct(job.drawing) : scale(Buffer.from(job.master), job.width, job.format);

/** Never enlarges; JPEG has no transparency and gets white paper. */
function scale(master: Buffer, width: Width, format: Format): Promise<Buffer> {
  const image = sharp(master, { limitInputPixels: 50_000_000, failOn: 'error' })
    .rotate()
    .resize({ width, withoutEnlargement: true, kernel: 'lanczos3' });
  if (format === 'avif') return image.avif({ quality: 56, effort: 2 }).toBuffer();
  if (format === 'webp')
    return image.webp({ quality: 76, alphaQuality: 80, effort: 3, smartSubsample: true }).toBuffer();
  return image.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}
