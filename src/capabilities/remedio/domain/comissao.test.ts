import { describe, expect, it } from 'vitest';
import { criarCalendario } from '#kernel/prazo/calendario.ts';
import { type PlainDate, parseIsoDate, toIsoDate } from '#kernel/prazo/data.ts';
import { TipoRespostaRecurso } from './decisao-do-recurso.ts';
import { cadeiaFederal, Instancia } from './instancia.ts';
import { emEsclarecimentosAte, esclarecimentoProrrogado, prazoParaEsclarecer } from './recurso-prazos.ts';
import { type FatosDosRemedios, type RecursoDoCaso, remediosDe } from './remedios.ts';

const calendario = criarCalendario([]);
const dia = (iso: string) => parseIsoDate(iso) as PlainDate;
const em = (iso: string) => Date.parse(`${iso}-03:00`);

const naCgu = (changes: Partial<RecursoDoCaso> = {}): FatosDosRemedios => ({
  cadeia: cadeiaFederal,
  registro: dia('2026-03-02'),
  registroContado: dia('2026-03-02'),
  prazo: dia('2026-03-23'),
  aguardaResposta: false,
  resposta: {
    respondidaEm: em('2026-03-05T10:00:00'),
    cienciaEm: em('2026-03-05T10:00:00'),
    idCodigoDecisao: 1,
  },
  reabertaEm: null,
  retipadaEm: null,
  retipagemCienciaEm: null,
  desistiu: false,
  recursos: [
    {
      idInstancia: Instancia.cgu,
      registradoEm: em('2026-04-01T10:00:00'),
      prazo: dia('2026-04-06'),
      respondidoEm: null,
      idTipoResposta: null,
      contraOTipo: false,
      cienciaEm: changes.respondidoEm ?? null,
      ...changes,
    },
  ],
  promessas: [],
});
const recorrer = (fatos: FatosDosRemedios, iso: string) => remediosDe(calendario, fatos, em(iso)).recorrer;
const decidida = (idTipoResposta: number) =>
  naCgu({ respondidoEm: em('2026-04-06T10:00:00'), idTipoResposta });
const motivo = (fatos: FatosDosRemedios, iso: string) => {
  const { verdict } = recorrer(fatos, iso);
  return verdict.allowed ? ['allowed', ''] : [verdict.error.code, verdict.error.message];
};

describe('LAI art. 16 § 3º: the commission (Súmula CMRI 8)', () => {
  it.each([
    ['Indeferido', TipoRespostaRecurso.indeferido],
    ['Parcialmente deferido', TipoRespostaRecurso.parcialmenteDeferido],
    ['Perda de objeto parcial', TipoRespostaRecurso.perdaDeObjetoParcial],
  ])('opens for ten days when the third instance knew the appeal and denied: %s', (_, tipo) => {
    const { verdict, instancia, janela } = recorrer(decidida(tipo), '2026-04-07T10:00:00');
    expect([verdict.allowed, instancia]).toEqual([true, Instancia.cmri]);
    expect(janela && toIsoDate(janela.fecha)).toBe('2026-04-16');
  });

  it.each([
    ['Não conhecimento', TipoRespostaRecurso.naoConhecimento],
    ['Perda de objeto', TipoRespostaRecurso.perdaDeObjeto],
  ])('does not open after %s, and the refusal says what is left', (_, tipo) => {
    const [code, message] = motivo(decidida(tipo), '2026-04-07T10:00:00');
    expect(code).toBe('recurso.comissao-nao-cabe');
    expect(message).toContain('novo pedido');
  });

  it('does not open by silence: who holds the appeal, and since when, is said', () => {
    const [code, message] = motivo(naCgu(), '2026-04-07T10:00:00');
    expect(code).toBe('recurso.com-a-cgu');
    expect(message).toContain('está com a CGU, desde 01/04/2026');
    expect(message).toContain('06/04/2026');
    // However long it lasts.
    expect(motivo(naCgu(), '2027-04-07T10:00:00')[0]).toBe('recurso.com-a-cgu');
  });
});

describe('Portaria Normativa CGU 101/2023: hearing the office', () => {
  it('takes up to thirty days, and thirty more once', () => {
    const ate = prazoParaEsclarecer(calendario, dia('2026-03-12'));
    // Fri 13/03 plus 29 days is Sat 11/04, so Monday.
    expect(toIsoDate(ate)).toBe('2026-04-13');
    expect(toIsoDate(esclarecimentoProrrogado(calendario, ate))).toBe('2026-05-13');
    expect(toIsoDate(prazoParaEsclarecer(calendario, dia('2026-03-12'), 5))).toBe('2026-03-17');
  });

  it('lasts until the end of its last day', () => {
    expect(emEsclarecimentosAte(dia('2026-04-13'), em('2026-04-13T23:59:59'))).not.toBeNull();
    expect(emEsclarecimentosAte(dia('2026-04-13'), em('2026-04-14T00:00:00'))).toBeNull();
    expect(emEsclarecimentosAte(null, em('2026-04-13T23:59:59'))).toBeNull();
  });

  it('is shown with its date, and no silence is seen meanwhile', () => {
    const ouvindo = naCgu({ prazo: dia('2026-04-20'), emEsclarecimentosAte: dia('2026-04-13') });
    const [code, message] = motivo(ouvindo, '2026-04-10T10:00:00');
    expect(code).toBe('recurso.em-andamento');
    expect(message).toContain('em esclarecimentos até 13/04/2026');
  });
});
