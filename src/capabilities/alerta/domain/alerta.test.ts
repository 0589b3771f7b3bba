import { describe, expect, it } from 'vitest';
import { Perfil } from '#kernel/perfil.ts';
import { fraseDoAlerta, resumoDosAlertas, tiposDeAlerta, tiposDoPerfil } from './alerta.ts';

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

  it('tells in few words that another office monitors', () => {
    expect(fraseDoAlerta['monitoramento-mudou']).toBe('Mudou o órgão que acompanha os outros.');
  });
});

describe('what a person chooses about', () => {
  it('is what may reach their profile, and never whether tampering is told', () => {
    expect(tiposDoPerfil(Perfil.respondente)).not.toContain('perfil-vence');
    expect(tiposDoPerfil(Perfil.gestor)).toEqual(expect.arrayContaining(['perfil-vence', 'perfil-venceu']));
    expect(tiposDoPerfil(Perfil.gestor)).toEqual(
      expect.arrayContaining(['avaliacao-devolvida', 'transparencia-a-corrigir']),
    );
    expect(tiposDoPerfil(Perfil.respondente)).not.toContain('avaliacao-devolvida');
    expect(tiposDoPerfil(Perfil.gestor)).not.toContain('prazos-recontados');
    expect(tiposDoPerfil(Perfil.administrador)).toContain('prazos-recontados');
    expect(tiposDoPerfil(Perfil.administrador)).not.toContain('auditoria-adulterada');
  });
});
