import { describe, expect, it } from 'vitest';
import { eventosDeEmail } from '#capabilities/email/domain/eventos.ts';
import { plainDate } from '#kernel/prazo/data.ts';
import { cienciaDe, comunicacaoDoEvento, pendenciaDe, tiposDeComunicacao, ultimoDiaDito } from './ciencia.ts';

const porEmail = { idModoResposta: 1, temEmail: true, temConta: true, anonima: false };

describe('Lei 9.784/1999, art. 26: the person is told', () => {
  it('by the sending, when they have an e-mail or an account', () => {
    expect(pendenciaDe(porEmail)).toBeNull();
    expect(pendenciaDe({ ...porEmail, temEmail: false })).toBeNull();
    expect(pendenciaDe({ ...porEmail, temConta: false, idModoResposta: 2 })).toBeNull();
    expect(pendenciaDe({ ...porEmail, idModoResposta: null })).toBeNull();
  });

  it('not by the sending, when they asked for a letter or a visit, or have neither', () => {
    expect(pendenciaDe({ ...porEmail, idModoResposta: 3 })).toBe('correspondencia');
    expect(pendenciaDe({ ...porEmail, idModoResposta: 4 })).toBe('presencial');
    expect(pendenciaDe({ ...porEmail, temEmail: false, temConta: false })).toBe('sem-contato');
  });

  it('at the access code, when they gave no name', () => {
    expect(pendenciaDe({ idModoResposta: null, temEmail: false, temConta: false, anonima: true })).toBeNull();
  });

  it('when it was done, where nothing else was kept; never, while the notice is pending', () => {
    expect(cienciaDe(5, null)).toBe(5);
    expect(cienciaDe(5, { em: 9 })).toBe(9);
    expect(cienciaDe(5, { em: null })).toBeNull();
  });
});

it('every mail that opens a window of the person leaves a comunicação', () => {
  const tipos = eventosDeEmail.flatMap((evento) => comunicacaoDoEvento(evento) ?? []);
  expect([...new Set(tipos)].toSorted()).toEqual([...tiposDeComunicacao].toSorted());
});

it('Lei 9.784/1999, art. 66: a last day is said only of a term that runs', () => {
  expect(ultimoDiaDito(plainDate(2026, 4, 9), 10)).toBe('09/04/2026');
  expect(ultimoDiaDito(null, 10)).toBe('o 10º dia, contado de quando souber');
});
