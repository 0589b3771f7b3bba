import { describe, expect, it } from 'vitest';
import { criarCalendario } from '#kernel/prazo/calendario.ts';
import { type PlainDate, parseIsoDate, toIsoDate } from '#kernel/prazo/data.ts';
import { remediosDe, ultimoDiaParaRecorrer } from './remedios.ts';
import { Situacao } from './situacao.ts';

const calendario = criarCalendario([]);
const dia = (iso: string) => parseIsoDate(iso) as PlainDate;
const em = (iso: string) => Date.parse(iso);
const respondido = {
  situacao: Situacao.concluida,
  registroContado: dia('2026-03-02'),
  prazo: dia('2026-03-23'),
  respondidaEm: em('2026-03-12T10:00:00-03:00'),
};
const emSilencio = { ...respondido, situacao: Situacao.cadastrada, respondidaEm: null };
const code = (verdict: ReturnType<typeof remediosDe>['recorrer']) =>
  verdict.allowed ? 'allowed' : verdict.error.code;

describe('S4-12 the remedies of the access law', () => {
  it('lets a person appeal until the last second of the tenth day after the answer, moved to a business day', () => {
    // Ten days after Thu 12/03/2026 is Sun 22/03, so Mon 23/03.
    expect(toIsoDate(ultimoDiaParaRecorrer(calendario, respondido.respondidaEm))).toBe('2026-03-23');
    const no = (iso: string) => code(remediosDe(calendario, respondido, em(iso)).recorrer);
    expect(no('2026-03-23T23:59:59-03:00')).toBe('allowed');
    expect(no('2026-03-24T00:00:00-03:00')).toBe('recurso.fora-do-prazo');
  });

  it('has nothing to appeal against before the answer', () => {
    expect(code(remediosDe(calendario, emSilencio, em('2026-03-13T10:00:00-03:00')).recorrer)).toBe(
      'recurso.sem-resposta',
    );
  });

  it('lets silence be complained of from thirty days after the start and for ten days', () => {
    const no = (iso: string) => code(remediosDe(calendario, emSilencio, em(iso)).reclamar);
    expect(no('2026-03-31T12:00:00-03:00')).toBe('reclamacao.fora-do-prazo');
    expect(no('2026-04-01T00:00:00-03:00')).toBe('allowed');
    expect(no('2026-04-13T23:59:59-03:00')).toBe('allowed');
    expect(no('2026-04-14T00:00:00-03:00')).toBe('reclamacao.fora-do-prazo');
  });

  it('says in the reason when the window opens or when it closed', () => {
    const { reclamar } = remediosDe(calendario, emSilencio, em('2026-03-13T10:00:00-03:00'));
    expect(reclamar.allowed ? '' : reclamar.error.message).toContain('01/04/2026');
  });

  it('does not complain of silence after an answer', () => {
    expect(code(remediosDe(calendario, respondido, em('2026-04-02T10:00:00-03:00')).reclamar)).toBe(
      'reclamacao.ja-respondida',
    );
  });
});
