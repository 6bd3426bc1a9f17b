import { isBuffered } from './bufferedResponse.ts';

/**
 * The body by its content type: JSON parsed, HTML and all else as text, undefined when empty.
 * A failed answer that claims JSON and is not is given as text, so that its status is what the caller sees.
 */
export async function parseBody(response: Response): Promise<unknown> {
  const buffered = isBuffered(response) ? response : undefined;
  if (buffered?.parsed !== undefined) return buffered.parsed;
  const text = await response.text();
  if (text === '') return undefined;
  if (!isJson(response.headers.get('content-type'))) return text;
  try {
    const value: unknown = JSON.parse(text);
    if (buffered) buffered.parsed = value;
    return value;
  } catch (error) {
    if (response.ok) throw error;
    return text;
  }
}

function isJson(contentType: string | null): boolean {
  const type = (contentType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return type === 'application/json' || type.endsWith('+json');
}
