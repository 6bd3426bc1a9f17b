import { describe, expect, it } from 'vitest';
import { type FilledName, fillIn } from './place.rules.ts';

const NEW_YORK = { town: 'New York', region: 'NY' };
const ALBANY = { town: 'Albany', region: 'NY' };
const nothing: ReadonlySet<FilledName> = new Set();

describe('town and region that a postal code fills in', () => {
  it('fills in what is empty, and only what is known', () => {
    expect(fillIn({ town: '', region: '' }, NEW_YORK, {}, nothing)).toEqual(NEW_YORK);
    expect(fillIn({ town: '', region: '' }, { town: '', region: 'NY' }, {}, nothing)).toEqual({
      region: 'NY',
    });
    expect(fillIn({ town: 'Troy', region: '' }, NEW_YORK, {}, new Set(['town']))).toEqual({ region: 'NY' });
  });

  it('changes with the postal code as long as nobody typed there', () => {
    expect(fillIn(NEW_YORK, ALBANY, NEW_YORK, nothing)).toEqual({ town: 'Albany' });
    // A town that is not known of the new code is not left standing.
    expect(fillIn(NEW_YORK, { town: '', region: 'ON' }, NEW_YORK, nothing)).toEqual({
      town: '',
      region: 'ON',
    });
  });

  it('never replaces what was typed, even where it is what a postal code said', () => {
    const typed = new Set<FilledName>(['town', 'region']);
    expect(fillIn({ town: 'Brooklyn', region: 'NY' }, ALBANY, NEW_YORK, typed)).toEqual({});
    expect(fillIn(NEW_YORK, { town: 'Boston', region: 'MA' }, NEW_YORK, typed)).toEqual({});
    // Typed before this page was loaded.
    expect(fillIn({ town: 'Brooklyn', region: 'NY' }, NEW_YORK, {}, nothing)).toEqual({});
  });

  it('fills in what was typed and taken out again', () => {
    expect(fillIn({ town: ' ', region: 'NY' }, NEW_YORK, NEW_YORK, new Set(['town']))).toEqual({
      town: 'New York',
    });
  });
});
