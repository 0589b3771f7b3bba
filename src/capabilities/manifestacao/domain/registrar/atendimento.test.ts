import { describe, expect, it } from 'vitest';
import { atendimento, CanalEntrada } from './atendimento.ts';

const erros = (dito: unknown) =>
  (atendimento.safeParse(dito).error?.issues ?? []).map(({ path }) => path.join('.'));

describe('Lei 9.784/1999, art. 9º: who files at the desk for another', () => {
  const pessoa = { idCanalEntrada: CanalEntrada.presencial, manifestante: { nome: 'Ana Prado' } };

  it('is told at once all that is missing: the name, the quality and what proves it', () => {
    expect(erros({ ...pessoa, representante: { nome: '' } })).toEqual(
      expect.arrayContaining(['representante.nome', 'representante.qualidade', 'representante.semCopia']),
    );
  });

  it('represents nobody who does not say who they are', () => {
    const representante = { nome: 'Benedita Luz', qualidade: 'procurador', semCopia: 'Vista no balcão.' };
    expect(erros({ ...pessoa, representante })).toEqual([]);
    expect(erros({ idCanalEntrada: CanalEntrada.presencial, representante })).toEqual(['representante.nome']);
  });
});
