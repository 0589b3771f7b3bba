import { describe, expect, it } from 'vitest';
import { modoDeResposta } from './modo-de-resposta.ts';

describe('Lei 9.784/1999, art. 26: how the person gets the answer', () => {
  const PELO_SISTEMA = 'Pelo sistema (com avisos por email)';

  it('promises notices by e-mail only to who left one', () => {
    expect(modoDeResposta(PELO_SISTEMA, { idModoResposta: 1, temEmail: true })).toBe(PELO_SISTEMA);
    expect(modoDeResposta(PELO_SISTEMA, { idModoResposta: 1, temEmail: false })).toBe('Pelo sistema');
  });

  it('leaves the other ways as they are, and nothing to who filed without a name', () => {
    expect(modoDeResposta('Correspondência física', { idModoResposta: 3, temEmail: false })).toBe(
      'Correspondência física',
    );
    expect(modoDeResposta(null, { idModoResposta: null, temEmail: false })).toBeNull();
  });
});
