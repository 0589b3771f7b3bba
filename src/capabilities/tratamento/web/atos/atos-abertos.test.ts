import { describe, expect, it } from 'vitest';
import { atosDaEquipe } from '#shell/atos/atos-na-tela.ts';
import { readRegistro } from '#shell/atos/registro.ts';
import { screens } from '#web/screen-list.ts';
import type { Caso } from '../caso-queries.ts';
import { atos, umaDenuncia, umCasoDaEquipe } from '../testing-tratar.tsx';
import * as abertos from './atos-abertos.ts';

const atosAbertos = (caso: Caso) => abertos.atosAbertos(caso).map(({ nome }) => nome);
const proximoAto = (caso: Caso) => abertos.proximoAto(caso)?.nome ?? null;

describe('the acts of the office on the page of a case', () => {
  it('are only those the server opened', () => {
    expect(atosAbertos(umCasoDaEquipe({ atos: atos('responder', 'arquivar') }))).toEqual([
      'responder',
      'arquivar',
    ]);
    expect(atosAbertos(umCasoDaEquipe({ atos: [] }))).toEqual([]);
  });

  it('put taking over from a colleague behind all else', () => {
    const deAlguem = umCasoDaEquipe();
    expect(atosAbertos(deAlguem).at(-1)).toBe('assumir');
    expect(atosAbertos({ ...deAlguem, responsavel: null })[0]).toBe('assumir');
  });

  it('are each done in place or have a screen of their own', () => {
    const paths = screens.map(({ path }) => path);
    const { formularios } = readRegistro();
    const semLugar = atosDaEquipe().filter(
      ({ nome, tela }) => nome !== 'assumir' && !formularios[nome] && !paths.includes(tela.pagina ?? ''),
    );
    expect(
      semLugar.map(({ nome }) => nome),
      'each needs its web/<nome-em-kebab>-form.tsx, or a screen in routes.ts',
    ).toEqual([]);
  });
});

describe('the next likely act', () => {
  it('is to take a case that nobody has', () => {
    expect(proximoAto(umCasoDaEquipe({ responsavel: null }))).toBe('assumir');
  });

  it('is to answer one that somebody has', () => {
    expect(proximoAto(umCasoDaEquipe())).toBe('responder');
  });

  it('is to weigh a denúncia before it is answered', () => {
    const denuncia = umCasoDaEquipe(umaDenuncia);
    expect(proximoAto(denuncia)).toBe('analisarDenuncia');
    const analisePreliminar = {
      apta: true,
      envolveEmpresa: false,
      envolveServidor: true,
      envolveCargoDas4: false,
      autoria: 'Há nome.',
      materialidade: 'Há documento.',
      relevancia: 'Há dano.',
    };
    expect(proximoAto({ ...denuncia, analisePreliminar })).toBe('responder');
  });

  it('is not to answer a duplicate, which waits for its principal', () => {
    expect(proximoAto(umCasoDaEquipe({ atos: atos('responderIntermediaria', 'agrupar') }))).toBeNull();
  });

  it('is none where nothing is expected of the office', () => {
    expect(proximoAto(umCasoDaEquipe({ atos: atos('reabrir', 'restringirConteudo') }))).toBeNull();
  });
});
