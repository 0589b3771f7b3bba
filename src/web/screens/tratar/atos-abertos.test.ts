import { describe, expect, it } from 'vitest';
import { atosDaEquipe, descricaoDosAtos } from '#web/atos/atos-da-equipe.ts';
import { screens } from '#web/screen-list.ts';
import { atosAbertos, proximoAto } from './atos-abertos.ts';
import { formularios } from './formularios.tsx';
import { atos, umaDenuncia, umCasoDaEquipe } from './testing-tratar.tsx';

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
    const semLugar = atosDaEquipe.filter(
      (ato) => ato !== 'assumir' && !formularios[ato] && !paths.includes(descricaoDosAtos[ato].tela),
    );
    expect(semLugar).toEqual([]);
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
    expect(proximoAto(denuncia)).toBe('analisePreliminar');
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
