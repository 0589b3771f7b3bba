import { describe, expect, it } from 'vitest';
import { criarCalendario } from '#kernel/prazo/calendario.ts';
import { type PlainDate, parseIsoDate, toIsoDate } from '#kernel/prazo/data.ts';
import { CodigoDecisao, TipoRespostaRecurso } from './decisao-do-recurso.ts';
import { cadeiaFederal, Instancia } from './instancia.ts';
import type { PromessaDoCaso } from './promessas.ts';
import type { Remedio } from './remedio.ts';
import { type FatosDosRemedios, type RecursoDoCaso, remediosDe } from './remedios.ts';

const calendario = criarCalendario([]);
const dia = (iso: string) => parseIsoDate(iso) as PlainDate;
const em = (iso: string) => Date.parse(`${iso}-03:00`);

const emSilencio: FatosDosRemedios = {
  cadeia: cadeiaFederal,
  registro: dia('2026-03-02'),
  registroContado: dia('2026-03-02'),
  prazo: dia('2026-03-23'),
  aguardaResposta: true,
  resposta: null,
  reabertaEm: null,
  retipadaEm: null,
  retipagemCienciaEm: null,
  desistiu: false,
  recursos: [],
  promessas: [],
};
const respondido: FatosDosRemedios = {
  ...emSilencio,
  aguardaResposta: false,
  resposta: {
    respondidaEm: em('2026-03-12T10:00:00'),
    cienciaEm: em('2026-03-12T10:00:00'),
    idCodigoDecisao: CodigoDecisao.negado,
  },
};
const recurso = (changes: Partial<RecursoDoCaso>): RecursoDoCaso => ({
  idInstancia: Instancia.primeira,
  registradoEm: em('2026-03-20T10:00:00'),
  contraOTipo: false,
  prazo: dia('2026-03-27'),
  respondidoEm: null,
  cienciaEm: changes.respondidoEm ?? null,
  idTipoResposta: null,
  ...changes,
});
const negado = (idInstancia: RecursoDoCaso['idInstancia'], quando: string) =>
  recurso({ idInstancia, respondidoEm: em(quando), idTipoResposta: TipoRespostaRecurso.indeferido });

const ver = (remedio: Remedio, fatos: FatosDosRemedios, iso: string) =>
  remediosDe(calendario, fatos, em(iso))[remedio];
const code = (remedio: Remedio, fatos: FatosDosRemedios, iso: string) => {
  const { verdict } = ver(remedio, fatos, iso);
  return verdict.allowed ? 'allowed' : verdict.error.code;
};

describe('S4-12 appealing', () => {
  it('is open until the last second of the tenth day after the answer, moved to a business day', () => {
    // Ten days after Thu 12/03/2026 is Sun 22/03, so Mon 23/03.
    expect(code('recorrer', respondido, '2026-03-23T23:59:59')).toBe('allowed');
    expect(code('recorrer', respondido, '2026-03-24T00:00:00')).toBe('recurso.fora-do-prazo');
    const { verdict } = ver('recorrer', respondido, '2026-03-24T00:00:00');
    expect(verdict.allowed ? '' : verdict.error.message).toBe(
      'O prazo para recorrer terminou em 23/03/2026.',
    );
  });

  it('has nothing to be against before the answer', () => {
    expect(code('recorrer', emSilencio, '2026-03-13T10:00:00')).toBe('recurso.sem-resposta');
  });

  it('goes to the first instance, then to the next one after each decision', () => {
    const instancia = (...recursos: RecursoDoCaso[]) =>
      ver('recorrer', { ...respondido, recursos }, '2026-04-02T10:00:00').instancia;
    expect(ver('recorrer', respondido, '2026-03-13T10:00:00').instancia).toBe(Instancia.primeira);
    expect(instancia(negado(Instancia.primeira, '2026-04-01T10:00:00'))).toBe(Instancia.segunda);
    expect(instancia(negado(Instancia.segunda, '2026-04-01T10:00:00'))).toBe(Instancia.cgu);
    expect(instancia(negado(Instancia.cgu, '2026-04-01T10:00:00'))).toBe(Instancia.cmri);
  });

  it('begins again at the first instance when the office answered anew after the last decision', () => {
    const denovo = {
      ...respondido,
      resposta: respondido.resposta && {
        ...respondido.resposta,
        respondidaEm: em('2026-04-10T10:00:00'),
        cienciaEm: em('2026-04-10T10:00:00'),
      },
      recursos: [negado(Instancia.primeira, '2026-03-20T10:00:00')],
    };
    const { instancia, janela } = ver('recorrer', denovo, '2026-04-13T10:00:00');
    expect([instancia, janela && toIsoDate(janela.fecha)]).toEqual([Instancia.primeira, '2026-04-22']);
  });

  it('ends after the last instance', () => {
    const recursos = [negado(Instancia.cmri, '2026-04-01T10:00:00')];
    expect(code('recorrer', { ...respondido, recursos }, '2026-04-02T10:00:00')).toBe(
      'recurso.ultima-instancia',
    );
  });

  it('waits while the last one is being judged', () => {
    const recursos = [recurso({})];
    expect(code('recorrer', { ...respondido, recursos }, '2026-03-27T23:59:59')).toBe('recurso.em-andamento');
  });

  it('opens the next instance for ten days when one lets its term pass, and says that it is against silence', () => {
    const fatos = { ...respondido, recursos: [recurso({})] };
    expect(ver('recorrer', fatos, '2026-03-28T00:00:00')).toMatchObject({
      verdict: { allowed: true },
      instancia: Instancia.segunda,
      porSilencio: true,
    });
    // After Fri 27/03/2026 the count starts on Mon 30/03: the tenth day is Wed 08/04.
    expect(code('recorrer', fatos, '2026-04-08T23:59:59')).toBe('allowed');
    expect(code('recorrer', fatos, '2026-04-09T00:00:00')).toBe('recurso.fora-do-prazo');
  });

  it('waits for the commission as long as its meeting has no date', () => {
    const recursos = [recurso({ idInstancia: Instancia.cmri, prazo: null })];
    expect(code('recorrer', { ...respondido, recursos }, '2027-03-27T10:00:00')).toBe('recurso.em-andamento');
  });

  it('has nothing to be against after a decision that gave everything', () => {
    const recursos = [
      recurso({ respondidoEm: em('2026-04-01T10:00:00'), idTipoResposta: TipoRespostaRecurso.deferido }),
    ];
    expect(code('recorrer', { ...respondido, recursos }, '2026-04-02T10:00:00')).toBe(
      'recurso.decisao-favoravel',
    );
  });
});

describe('Lei 9.784/1999, art. 66: a window runs from the notice', () => {
  const semCiencia: FatosDosRemedios = {
    ...respondido,
    resposta: respondido.resposta && { ...respondido.resposta, cienciaEm: null },
  };

  it('and has no end before it, whatever day it is', () => {
    for (const dia of ['2026-03-12T11:00:00', '2026-03-30T10:00:00', '2027-03-30T10:00:00']) {
      expect(ver('recorrer', semCiencia, dia)).toEqual({
        verdict: { allowed: true },
        instancia: Instancia.primeira,
        janela: null,
        porSilencio: false,
      });
    }
    const decidido = { ...negado(Instancia.primeira, '2026-04-01T10:00:00'), cienciaEm: null };
    expect(ver('recorrer', { ...respondido, recursos: [decidido] }, '2026-12-01T10:00:00')).toMatchObject({
      verdict: { allowed: true },
      instancia: Instancia.segunda,
      janela: null,
    });
    const retipado = { ...emSilencio, retipadaEm: em('2026-03-05T10:00:00') };
    expect(code('pedirRevisao', retipado, '2026-12-01T10:00:00')).toBe('allowed');
  });

  it('and ends ten days after a letter that came three weeks later', () => {
    const porCarta = {
      ...respondido,
      resposta: respondido.resposta && { ...respondido.resposta, cienciaEm: em('2026-04-01T12:00:00') },
    };
    // Told on Wed 01/04, counted from Thu 02/04: the tenth day is Sat 11/04, so Mon 13/04.
    expect(code('recorrer', porCarta, '2026-04-13T23:59:59')).toBe('allowed');
    expect(code('recorrer', porCarta, '2026-04-14T00:00:00')).toBe('recurso.fora-do-prazo');
  });
});

describe('S4-12 complaining of silence', () => {
  it('is open from thirty days after the start and for ten days', () => {
    const no = (iso: string) => code('reclamar', emSilencio, iso);
    expect(no('2026-03-31T12:00:00')).toBe('reclamacao.fora-do-prazo');
    expect(no('2026-04-01T00:00:00')).toBe('allowed');
    expect(no('2026-04-13T23:59:59')).toBe('allowed');
    expect(no('2026-04-14T00:00:00')).toBe('reclamacao.fora-do-prazo');
  });

  it('says when it opens', () => {
    const { verdict } = ver('reclamar', emSilencio, '2026-03-13T10:00:00');
    expect(verdict.allowed ? '' : verdict.error.message).toContain('01/04/2026');
  });

  it('is not for a request that was answered, that ended otherwise, or that was complained of before', () => {
    expect(code('reclamar', respondido, '2026-04-02T10:00:00')).toBe('reclamacao.ja-respondida');
    const encerrado = { ...emSilencio, aguardaResposta: false };
    expect(code('reclamar', encerrado, '2026-04-02T10:00:00')).toBe('reclamacao.encerrado');
    const feita = { ...emSilencio, recursos: [recurso({ idInstancia: Instancia.reclamacao })] };
    expect(code('reclamar', feita, '2026-04-02T10:00:00')).toBe('reclamacao.ja-feita');
  });

  it('in vain, leads straight to CGU, against silence when it was met with silence', () => {
    const semResposta = {
      ...emSilencio,
      recursos: [recurso({ idInstancia: Instancia.reclamacao, prazo: dia('2026-04-08') })],
    };
    expect(ver('recorrer', semResposta, '2026-04-09T10:00:00')).toMatchObject({
      verdict: { allowed: true },
      instancia: Instancia.cgu,
      porSilencio: true,
    });
    const indeferida = { ...emSilencio, recursos: [negado(Instancia.reclamacao, '2026-04-07T10:00:00')] };
    expect(ver('recorrer', indeferida, '2026-04-09T10:00:00')).toMatchObject({
      instancia: Instancia.cgu,
      porSilencio: false,
    });
  });
});

describe('reporting that a decision was not carried out', () => {
  const prometido = (changes: Partial<PromessaDoCaso> = {}): FatosDosRemedios => ({
    ...respondido,
    promessas: [
      {
        idPromessa: 1,
        origem: 'decisao',
        situacao: 'aberta',
        prometidaEm: em('2026-04-01T10:00:00'),
        prazo: dia('2026-04-10'),
        contestarAte: null,
        descumprimentoDenunciado: false,
        ...changes,
      },
    ],
  });
  const no = (fatos: FatosDosRemedios, iso: string) => code('denunciarDescumprimento', fatos, iso);

  it('is open from the day after the delivery date of a favourable decision, once', () => {
    expect(no(prometido(), '2026-04-10T23:59:59')).toBe('descumprimento.no-prazo');
    expect(no(prometido(), '2026-04-11T00:00:00')).toBe('allowed');
    const denunciada = prometido({ descumprimentoDenunciado: true });
    expect(no(denunciada, '2026-04-11T00:00:00')).toBe('descumprimento.ja-denunciado');
  });

  it('is open against an answer that promised and did not deliver', () => {
    const fatos = prometido({ origem: 'resposta', prazo: dia('2026-03-20') });
    expect(no(fatos, '2026-03-21T10:00:00')).toBe('allowed');
  });

  it('is not for a denial, nor where no date was promised', () => {
    expect(no(respondido, '2026-04-11T00:00:00')).toBe('descumprimento.sem-decisao');
  });
});

describe('the review of a request that was made an ouvidoria case', () => {
  const retipado = {
    ...emSilencio,
    retipadaEm: em('2026-03-05T10:00:00'),
    retipagemCienciaEm: em('2026-03-05T10:00:00'),
    desistiu: false,
  };

  it('is open for ten days, once', () => {
    expect(toIsoDate(ver('pedirRevisao', retipado, '2026-03-06T10:00:00').janela?.fecha as PlainDate)).toBe(
      '2026-03-16',
    );
    expect(code('pedirRevisao', retipado, '2026-03-16T23:59:59')).toBe('allowed');
    expect(code('pedirRevisao', retipado, '2026-03-17T00:00:00')).toBe('revisao.fora-do-prazo');
    const pedida = { ...retipado, recursos: [recurso({ idInstancia: Instancia.revisao })] };
    expect(code('pedirRevisao', pedida, '2026-03-06T10:00:00')).toBe('revisao.ja-pedida');
  });

  it('is only for those', () => {
    expect(code('pedirRevisao', emSilencio, '2026-03-06T10:00:00')).toBe('revisao.nao-cabe');
  });
});

describe('Lei 12.527/2011, art. 40: the change of type in vain', () => {
  const retipado = {
    ...emSilencio,
    retipadaEm: em('2026-03-05T10:00:00'),
    retipagemCienciaEm: em('2026-03-05T10:00:00'),
    desistiu: false,
  };
  const revisao = recurso({
    idInstancia: Instancia.revisao,
    contraOTipo: true,
    registradoEm: em('2026-03-06T10:00:00'),
    prazo: dia('2026-03-11'),
  });
  const indeferida = {
    ...revisao,
    respondidoEm: em('2026-03-10T10:00:00'),
    cienciaEm: em('2026-03-10T10:00:00'),
    idTipoResposta: TipoRespostaRecurso.indeferido,
  };

  it('opens instance 3 for ten days when the review is denied', () => {
    const fatos = { ...retipado, recursos: [indeferida] };
    expect(ver('recorrer', fatos, '2026-03-20T23:59:59')).toMatchObject({
      verdict: { allowed: true },
      instancia: Instancia.cgu,
      porSilencio: false,
    });
    expect(code('recorrer', fatos, '2026-03-21T00:00:00')).toBe('recurso.fora-do-prazo');
  });

  it('opens instance 3 for ten days when nobody decides the review', () => {
    const fatos = { ...retipado, recursos: [revisao] };
    expect(code('recorrer', fatos, '2026-03-11T23:59:59')).toBe('recurso.em-andamento');
    expect(ver('recorrer', fatos, '2026-03-12T00:00:00')).toMatchObject({
      verdict: { allowed: true },
      instancia: Instancia.cgu,
      porSilencio: true,
    });
  });

  it('keeps the complaint about silence while the review may be asked for or is being judged', () => {
    // Made something else on the last day: the days of the review are those of the complaint.
    const tarde = {
      ...emSilencio,
      retipadaEm: em('2026-03-23T10:00:00'),
      retipagemCienciaEm: em('2026-03-23T10:00:00'),
      desistiu: false,
    };
    expect(code('reclamar', tarde, '2026-04-01T10:00:00')).toBe('allowed');
    expect(code('reclamar', tarde, '2026-04-06T10:00:00')).toBe('reclamacao.deixou-de-ser-pedido');
    const emRevisao = { ...tarde, recursos: [{ ...revisao, prazo: dia('2026-04-08') }] };
    expect(code('reclamar', emRevisao, '2026-04-06T10:00:00')).toBe('allowed');
    expect(code('reclamar', { ...tarde, recursos: [indeferida] }, '2026-04-01T10:00:00')).toBe(
      'reclamacao.deixou-de-ser-pedido',
    );
  });

  it('upheld, makes it a request whose silence may be complained of again', () => {
    const volta = em('2026-03-10T10:00:00');
    const fatos = {
      ...emSilencio,
      prazo: dia('2026-03-30'),
      reabertaEm: volta,
      recursos: [
        recurso({
          idInstancia: Instancia.reclamacao,
          contraOTipo: true,
          registradoEm: em('2026-03-07T10:00:00'),
          respondidoEm: volta,
          idTipoResposta: TipoRespostaRecurso.acolhimento,
        }),
      ],
    };
    expect(code('recorrer', fatos, '2026-03-12T10:00:00')).toBe('recurso.sem-resposta');
    expect(code('reclamar', fatos, '2026-04-02T10:00:00')).toBe('allowed');
  });
});

describe('Lei 12.527/2011, arts. 11 and 15: a request that the office opens again', () => {
  const reaberto = { ...respondido, aguardaResposta: true, reabertaEm: em('2026-03-18T10:00:00') };

  it('keeps the days to appeal from the earlier answer', () => {
    expect(code('recorrer', reaberto, '2026-03-23T23:59:59')).toBe('allowed');
    expect(code('recorrer', reaberto, '2026-03-24T00:00:00')).toBe('recurso.fora-do-prazo');
  });

  it('may be complained of when its old date passes in silence', () => {
    expect(code('reclamar', reaberto, '2026-04-01T00:00:00')).toBe('allowed');
  });

  it('opened after its date, may be complained of for ten days from then on', () => {
    const tarde = { ...reaberto, reabertaEm: em('2026-05-04T10:00:00') };
    expect(code('reclamar', tarde, '2026-05-15T23:59:59')).toBe('allowed');
    expect(code('reclamar', tarde, '2026-05-16T00:00:00')).toBe('reclamacao.fora-do-prazo');
  });
});

describe('Lei 9.784/1999, arts. 26 e 66: who was told otherwise that silence opened a window', () => {
  const { janela } = ver('reclamar', emSilencio, '2026-04-01T10:00:00');
  const [abre, fecha] = [toIsoDate(janela?.abre as PlainDate), toIsoDate(janela?.fecha as PlainDate)];
  const avisado = (feito: string, ciencia: string | null): FatosDosRemedios => ({
    ...emSilencio,
    avisoDoSilencio: { feitoEm: em(feito), cienciaEm: ciencia === null ? null : em(ciencia) },
  });

  it('may complain without an end until the notice, and ten days from it', () => {
    expect([abre, fecha]).toEqual(['2026-04-01', '2026-04-13']);
    const calado = avisado('2026-04-01T07:29:00', null);
    expect(code('reclamar', calado, '2026-12-01T10:00:00')).toBe('allowed');
    expect(ver('reclamar', calado, '2026-12-01T10:00:00')).toMatchObject({ janela: null, porSilencio: true });
    const sabido = avisado('2026-04-01T07:29:00', '2026-05-04T10:00:00');
    expect(code('reclamar', sabido, '2026-05-14T23:59:59')).toBe('allowed');
    expect(code('reclamar', sabido, '2026-05-15T00:00:00')).toBe('reclamacao.fora-do-prazo');
  });

  it('loses none where no job ever announced it: the lack of a notice keeps it open, from its first day on', () => {
    const semEnvio: FatosDosRemedios = { ...emSilencio, avisadoPeloEnvio: false };
    expect(code('reclamar', semEnvio, '2026-03-31T10:00:00')).toBe('reclamacao.fora-do-prazo');
    const aberto = ver('reclamar', semEnvio, '2026-12-01T10:00:00');
    expect(aberto.verdict.allowed).toBe(true);
    expect([aberto.janela, aberto.semAvisoDesde && toIsoDate(aberto.semAvisoDesde)]).toEqual([
      null,
      '2026-04-01',
    ]);
  });

  it('never has fewer days than the law gives, and a notice of an earlier silence gives none', () => {
    const cedo = avisado('2026-04-01T07:29:00', '2026-04-01T07:29:00');
    expect(code('reclamar', cedo, '2026-04-13T23:59:59')).toBe('allowed');
    const deOutro = avisado('2026-03-20T07:29:00', null);
    expect(code('reclamar', deOutro, '2026-04-14T00:00:00')).toBe('reclamacao.fora-do-prazo');
  });

  it('is told the way back of a request that was given up only where there is one', () => {
    const frase = (fatos: FatosDosRemedios) => {
      const { verdict } = ver('recorrer', fatos, '2026-04-01T10:00:00');
      return verdict.allowed ? '' : verdict.error.message;
    };
    expect(frase({ ...emSilencio, desistiu: true })).toContain('peça a reabertura');
    expect(frase({ ...emSilencio, desistiu: true, recursos: [recurso({})] })).toContain(
      'faça um novo pedido',
    );
  });
});
