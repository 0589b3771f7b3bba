import { describe, expect, it } from 'vitest';
import { type Acesso, podeAcessar } from '#kernel/acesso.ts';
import type { Endpoint } from '#kernel/endpoint.ts';
import { perfisSistema } from '#kernel/perfil.ts';
import { integracaoContract } from '../contract.ts';
import { emOrdem, escopos, escoposDoPerfil, lerEscopos } from './escopos.ts';

const chamadas = Object.entries(integracaoContract as Record<string, Endpoint>).filter(
  ([, { integracao }]) => integracao === 'api',
);

describe('M9: scopes per client (read, file, answer, appeals, webhooks, denúncias without identity)', () => {
  it.each(chamadas)('%s declares its scope in the contract', (_chamada, { escopo }) => {
    expect([...escopos, 'qualquer']).toContain(escopo);
    expect(escopo, 'it opens cases, not calls').not.toBe('denuncias');
  });

  it('offers each profile the scopes of the calls that it may make, webhooks and denúncias as the rules say', () => {
    for (const idPerfil of perfisSistema) {
      const abertas = chamadas.filter(
        ([, { acesso }]) => podeAcessar(acesso as Acesso, { idPerfil, cadastroPendente: false }).allowed,
      );
      const usaveis = abertas.flatMap(([, { escopo = '' }]) => escopo);
      expect(escoposDoPerfil(idPerfil)).toEqual(emOrdem([...usaveis, 'denuncias']));
    }
  });

  it('reads the words of `scope`, in any order and each once, and names what it does not know (RFC 6749, 3.3)', () => {
    expect(lerEscopos(undefined)).toBeNull();
    expect(lerEscopos('  ')).toBeNull();
    expect(lerEscopos('recursos leitura  leitura')).toEqual({
      pedidos: ['leitura', 'recursos'],
      desconhecidos: [],
    });
    expect(lerEscopos('leitura tudo')).toEqual({ pedidos: ['leitura'], desconhecidos: ['tudo'] });
  });
});
