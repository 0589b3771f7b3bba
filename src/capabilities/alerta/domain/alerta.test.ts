import { describe, expect, it } from 'vitest';
import { fraseDoAlerta, resumoDosAlertas, tiposDeAlerta } from './alerta.ts';

describe('the summary of alerts', () => {
  it('counts each type in words, the most pressing first, and leaves out those without any', () => {
    expect(resumoDosAlertas({ mencao: 1, vencida: 2, mensagem: 0 })).toBe(
      '2 prazos vencidos, 1 menção a você',
    );
  });

  it('is empty where there is nothing to say', () => {
    expect(resumoDosAlertas({})).toBe('');
  });

  it('has a whole sentence for every type, which says no type of manifestação', () => {
    for (const tipo of tiposDeAlerta) {
      expect(fraseDoAlerta[tipo]).toMatch(/^[A-Z].*\.$/);
      expect(fraseDoAlerta[tipo]).not.toMatch(/denúncia|comunicação/i);
    }
  });
});
