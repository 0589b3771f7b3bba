import { describe, expect, it } from 'vitest';
import { CodigoDecisao } from '#capabilities/remedio/domain/decisao-do-recurso.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { conflict } from '#kernel/errors.ts';
import { plainDate } from '#kernel/prazo/data.ts';
import { camposComErro } from '#kernel/validacao/campos-com-erro.ts';
import { allow, refuse } from '#kernel/verdict.ts';
import { PUBLICAVEL } from './acesso-em-palavras.ts';
import { camposDoAcesso, parseConteudoDoAcesso } from './conteudo-do-acesso.ts';
import { conteudoEmPalavras } from './conteudo-em-palavras.ts';
import { guardarConteudo } from './detalhes.ts';
import { Especificacao } from './especificacao.ts';
import { recursoDaResposta } from './recurso-da-resposta.ts';
import { sugestoesDeFundamento } from './sugestoes-de-fundamento.ts';

const { concedido, negado, parcialmenteConcedido, inexistente, naoEPedido, semCompetencia, repetida } =
  CodigoDecisao;
const hoje = plainDate(2026, 8, 14);
const decisao = (idCodigoDecisao: number, idEspecificacaoDecisao: number | null = null) => ({
  idCodigoDecisao,
  idEspecificacaoDecisao,
});
const ler = (idDecisao: number, idEspecificacao: number | null, valor: object) =>
  parseConteudoDoAcesso(decisao(idDecisao, idEspecificacao), valor, hoje);
const erros = (...args: Parameters<typeof ler>): Record<string, string> => {
  const lido = ler(...args);
  return lido.success ? {} : camposComErro(lido.error);
};
const faltam = (...args: Parameters<typeof ler>): string[] => Object.keys(erros(...args)).sort();

const fundamentoLegal = 'Lei 12.527/2011, art. 31.';
const porQueNaoTudo = 'O anexo tem dados de saúde de outras pessoas.';
const ondePedir = 'Na ouvidoria da prefeitura, pela internet.';
const classificada = {
  fundamentoLegal: 'Lei 12.527/2011, art. 23, VIII.',
  grauSigilo: 'reservada',
  restritaAte: '2030-01-10',
  autoridadeClassificadora: 'Secretário de Segurança',
  codigoIndexacao: '00106.000123/2024-48.R.01.10/01/2025.10/01/2030.N',
};

describe('Lei 12.527/2011: the answer to an access request', () => {
  it.each([
    ['granted in the system', concedido, Especificacao.noSistema, {}],
    ['that is no request', naoEPedido, null, { fundamentoLegal: 'Lei 12.527/2011, art. 7º.', ondePedir }],
    ['repeated', repetida, null, { protocoloAnterior: '00106.000123/2024-48' }],
    ['denied', negado, Especificacao.generico, { fundamentoLegal: 'Decreto 7.724/2012, art. 13, I.' }],
    ['classified', negado, Especificacao.classificada, classificada],
    [
      'for another body',
      semCompetencia,
      null,
      { fundamentoLegal: 'Lei 12.527/2011, art. 11.', orgaoCompetente: 'Prefeitura de Sobral', ondePedir },
    ],
    ['not found', inexistente, null, { buscaFeita: 'Buscamos no sistema e no arquivo central.' }],
    ['by post', concedido, Especificacao.peloCorreio, { dataEntrega: '2026-08-14' }],
  ])('%s takes what its decision asks, and is publishable unless said otherwise', (_, id, esp, valor) => {
    const lido = ler(id, esp, valor);
    expect(faltam(id, esp, valor)).toEqual([]);
    expect(lido.data).toMatchObject({ ...valor, publicavel: true });
  });

  it('arts. 7 §4, 11 §1 II and 14: a refusal, whole or in part, says its legal ground, and of a part why it stayed out', () => {
    for (const especificacao of [8, 11, 12, 13, 14, 15]) {
      expect(faltam(negado, especificacao, {})).toEqual(['fundamentoLegal']);
    }
    for (const especificacao of [16, 22, 23, 24]) {
      expect(faltam(parcialmenteConcedido, especificacao, {})).toEqual(['fundamentoLegal', 'porQueNaoTudo']);
    }
    expect(erros(negado, 8, {})).toEqual({ fundamentoLegal: 'O campo Fundamento legal é obrigatório!' });
  });

  it('arts. 24 and 28, Decreto 7.724/2012 art. 19 §1: classified information has term, grade, authority and code', () => {
    const todos = [
      'autoridadeClassificadora',
      'codigoIndexacao',
      'fundamentoLegal',
      'grauSigilo',
      'restritaAte',
    ];
    expect(faltam(negado, Especificacao.classificada, {})).toEqual(todos);
    expect(faltam(parcialmenteConcedido, Especificacao.parteClassificada, { porQueNaoTudo })).toEqual(todos);
  });

  it('art. 24: classified information is never restricted for ever, nor longer than its grade allows', () => {
    const permanente = {
      ...classificada,
      restricao: 'permanente',
      porQuePermanente: 'É segredo para sempre.',
    };
    expect(faltam(negado, Especificacao.classificada, permanente)).toEqual(['porQuePermanente', 'restricao']);
    const ate = (grauSigilo: string, restritaAte: string) =>
      erros(negado, Especificacao.classificada, { ...classificada, grauSigilo, restritaAte });
    expect(ate('reservada', '2031-08-14')).toEqual({});
    expect(ate('reservada', '2031-08-15')).toEqual({
      restritaAte: 'A lei não deixa restringir por mais de 5 anos: o último dia possível é 14/08/2031.',
    });
    expect(ate('secreta', '2041-08-14')).toEqual({});
    expect(Object.keys(ate('secreta', '2041-08-15'))).toEqual(['restritaAte']);
    expect(ate('ultrassecreta', '2051-08-14')).toEqual({});
    expect(Object.keys(ate('reservada', '2026-08-14'))).toEqual(['restritaAte']);
  });

  it('art. 22: what another law keeps secret has a last day, or a reason for having none', () => {
    const base = { fundamentoLegal: 'Código Tributário Nacional, art. 198.' };
    const esp = Especificacao.sigiloLegal;
    expect(faltam(negado, esp, base)).toEqual(['restricao']);
    expect(faltam(negado, esp, { ...base, restricao: 'ate' })).toEqual(['restritaAte']);
    expect(faltam(negado, esp, { ...base, restricao: 'permanente' })).toEqual(['porQuePermanente']);
    const semFim = { restricao: 'permanente', porQuePermanente: 'O sigilo fiscal não tem prazo.' };
    expect(faltam(negado, esp, { ...base, ...semFim })).toEqual([]);
  });

  it('art. 31 §1 I: personal data may have a last day, a hundred years at most', () => {
    const ate = (restritaAte: string) =>
      faltam(negado, Especificacao.dadosPessoais, { fundamentoLegal, restritaAte });
    expect(ate('2126-08-14')).toEqual([]);
    expect(ate('2126-08-15')).toEqual(['restritaAte']);
  });

  it('art. 11 §1 I: what is handed over later has its day, which has not passed', () => {
    const passada = 'A data da entrega não pode ter passado.';
    expect(faltam(concedido, Especificacao.peloCorreio, {})).toEqual(['dataEntrega']);
    expect(erros(concedido, Especificacao.peloCorreio, { dataEntrega: '2026-08-13' })).toEqual({
      dataEntrega: passada,
    });
    expect(
      faltam(parcialmenteConcedido, Especificacao.parteMaisTempo, { fundamentoLegal, porQueNaoTudo }),
    ).toEqual(['dataEntrega', 'oQueSeraEntregue']);
    expect(faltam(concedido, Especificacao.noSistema, { dataEntrega: '2026-08-20' })).toEqual([]);
    expect(faltam(concedido, Especificacao.peloCorreio, { dataEntrega: '2026-09-13' })).toEqual([]);
    expect(erros(concedido, Especificacao.peloCorreio, { dataEntrega: '2026-09-14' })).toEqual({
      dataEntrega: 'A entrega precisa ser marcada para até 13/09/2026.',
    });
    expect(faltam(concedido, Especificacao.noSistema, { dataEntrega: '20/08/2026' })).toEqual([
      'dataEntrega',
    ]);
  });

  it('art. 11 §1 I: a consultation has day, hour and place, and half of them is none', () => {
    expect(faltam(concedido, Especificacao.consultaAgendada, {})).toEqual([
      'consultaHora',
      'consultaLocal',
      'dataEntrega',
    ]);
    const parte = { fundamentoLegal, porQueNaoTudo, consultaLocal: 'Rua A, 10, sala 3' };
    expect(faltam(parcialmenteConcedido, Especificacao.parteDadosPessoais, parte)).toEqual([
      'consultaHora',
      'dataEntrega',
    ]);
    const marcada = { ...parte, consultaHora: '14:30', dataEntrega: '2026-08-20' };
    expect(faltam(parcialmenteConcedido, Especificacao.parteDadosPessoais, marcada)).toEqual([]);
    const hora = { consultaLocal: parte.consultaLocal, dataEntrega: '2026-08-20', consultaHora: '14h' };
    expect(erros(concedido, Especificacao.consultaAgendada, hora)).toEqual({
      consultaHora: 'Escreva a hora com dois pontos, como 14:30.',
    });
  });

  it('art. 11 §1 III: what the office has not is said to be elsewhere, or to have been searched for', () => {
    expect(faltam(semCompetencia, null, {})).toEqual(['fundamentoLegal', 'ondePedir', 'orgaoCompetente']);
    expect(faltam(inexistente, null, {})).toEqual(['buscaFeita']);
    expect(
      faltam(parcialmenteConcedido, Especificacao.parteDeOutroOrgao, { fundamentoLegal, porQueNaoTudo }),
    ).toEqual(['orgaoCompetente']);
    expect(
      faltam(parcialmenteConcedido, Especificacao.parteInexistente, { fundamentoLegal, porQueNaoTudo }),
    ).toEqual(['buscaFeita']);
  });

  it('Decreto 7.724/2012, art. 19: found to be no request, it says the ground and the right place to ask', () => {
    expect(faltam(naoEPedido, null, {})).toEqual(['fundamentoLegal', 'ondePedir']);
    expect(erros(naoEPedido, null, { fundamentoLegal })).toEqual({
      ondePedir: 'O campo Onde pedir é obrigatório!',
    });
  });

  it('Lei 12.527/2011, art. 11: a repeated one names the earlier request by a protocol that can exist', () => {
    expect(faltam(repetida, null, {})).toEqual(['protocoloAnterior']);
    expect(erros(repetida, null, { protocoloAnterior: '00106.000123/2024-49' })).toEqual({
      protocoloAnterior: 'Este número não é de um protocolo. Confira os dígitos.',
    });
    expect(faltam(repetida, null, { protocoloAnterior: '55555.2026.000001-16' })).toEqual([]);
    expect(faltam(negado, 8, { fundamentoLegal, protocoloAnterior: '00106.000123/2024-48' })).toEqual([
      'protocoloAnterior',
    ]);
  });

  it('that may not be published says why', () => {
    expect(faltam(concedido, 1, { publicavel: false })).toEqual(['porQueNaoPublica']);
    const porQueNaoPublica = 'Trata da saúde de quem pediu.';
    expect(faltam(concedido, 1, { publicavel: false, porQueNaoPublica })).toEqual([]);
    expect(faltam(concedido, 1, { porQueNaoPublica })).toEqual(['porQueNaoPublica']);
  });

  it('refuses what does not belong to its decision', () => {
    expect(erros(concedido, 1, { fundamentoLegal })).toEqual({
      fundamentoLegal: 'Isto não cabe na decisão escolhida.',
    });
    expect(faltam(negado, 8, { fundamentoLegal, dataEntrega: '2026-08-20' })).toEqual(['dataEntrega']);
    expect(faltam(repetida, null, { idDetalhamento: 1 })).toEqual(['idDetalhamento', 'protocoloAnterior']);
    expect(camposDoAcesso({ idCodigoDecisao: null, idEspecificacaoDecisao: null }, {})).toEqual([]);
  });

  it('has an article to start from for every reason of refusal', () => {
    for (let especificacao = 8; especificacao <= 24; especificacao++) {
      expect(
        sugestoesDeFundamento(decisao(negado, especificacao)).length,
        String(especificacao),
      ).toBeGreaterThan(0);
    }
    expect(sugestoesDeFundamento(decisao(naoEPedido)).length).toBeGreaterThan(0);
    expect(sugestoesDeFundamento(decisao(semCompetencia)).length).toBeGreaterThan(0);
    expect(sugestoesDeFundamento(decisao(concedido, Especificacao.noSistema))).toEqual([]);
    expect(sugestoesDeFundamento(decisao(repetida))).toEqual([]);
  });
});

describe('the citizen reads', () => {
  const linhas = (conteudo: object, dataEntrega: string | null = null) =>
    conteudoEmPalavras(guardarConteudo(TipoManifestacao.acessoAInformacao, conteudo), dataEntrega).map(
      ({ rotulo, valor }) => `${rotulo}: ${valor}`,
    );

  it('ground, term, grade, authority and the way to have it declassified (Decreto 7.724/2012, art. 19)', () => {
    expect(linhas({ ...classificada, detalhamento: 'Integral', publicavel: true })).toEqual([
      'Detalhamento: Integral',
      'Fundamento legal: Lei 12.527/2011, art. 23, VIII.',
      'Prazo da restrição: Restrito até 10/01/2030.',
      'Grau de sigilo: Reservada',
      'Autoridade que classificou: Secretário de Segurança',
      `Código de indexação do documento: ${classificada.codigoIndexacao}`,
      'Desclassificação: Você pode pedir a desclassificação da informação a quem a classificou: Secretário de Segurança.',
      `Publicação: ${PUBLICAVEL}`,
    ]);
  });

  it('when and where it is handed over, and that it will not be published', () => {
    expect(linhas({ consultaHora: '14:30', consultaLocal: 'Rua A, 10' }, '2026-08-20')).toEqual([
      'Consulta marcada: Em 20/08/2026, às 14:30.\nRua A, 10',
    ]);
    expect(linhas({ publicavel: false, porQueNaoPublica: 'Trata da saúde.' }, '2026-08-20')).toEqual([
      'Data da entrega: Até 20/08/2026.',
      'Publicação: O pedido e esta resposta não serão publicados. Trata da saúde.',
    ]);
    expect(linhas({ restricao: 'permanente', porQuePermanente: 'Sigilo fiscal.' })).toEqual([
      'Prazo da restrição: Sem data para terminar. Sigilo fiscal.',
    ]);
  });

  it('where to ask, and which request was repeated (Decreto 7.724/2012, art. 19)', () => {
    expect(linhas({ fundamentoLegal, orgaoCompetente: 'Prefeitura de Sobral', ondePedir })).toEqual([
      `Fundamento legal: ${fundamentoLegal}`,
      'Órgão que tem a informação: Prefeitura de Sobral',
      `Onde pedir: ${ondePedir}`,
    ]);
    expect(linhas({ protocoloAnterior: '00106.000123/2024-48' })).toEqual([
      'Protocolo do pedido anterior: 00106.000123/2024-48',
    ]);
  });

  it('what there is of an answer from before these fields existed', () => {
    expect(linhas({})).toEqual([]);
    expect(conteudoEmPalavras({}, '2026-08-20')).toEqual([
      { rotulo: 'Data da entrega', valor: 'Até 20/08/2026.' },
    ]);
    expect(linhas({ fundamentoLegal, grauSigilo: 'outro', restritaAte: 'logo' })).toEqual([
      `Fundamento legal: ${fundamentoLegal}`,
    ]);
  });

  it('until when and to whom to appeal (Decreto 7.724/2012, art. 19, II)', () => {
    const janela = { abre: plainDate(2026, 8, 14), fecha: plainDate(2026, 8, 24) };
    const aberto = { verdict: allow, instancia: 1 as const, janela };
    expect(recursoDaResposta(aberto, 1)).toEqual({
      rotulo: 'Se você não concordar',
      valor:
        'Você pode recorrer até 24/08/2026. Quem decide é a autoridade acima de quem respondeu, no próprio órgão.',
    });
    expect(recursoDaResposta({ ...aberto, instancia: 7 }, 7).valor).toBe(
      'Você pode recorrer até 24/08/2026.',
    );
  });

  it('nothing else than the remedies say where the answer came while an instance was judging', () => {
    const frase = 'O recurso anterior ainda está sendo julgado.';
    const verdict = refuse(conflict('recurso.em-andamento', frase));
    expect(recursoDaResposta({ verdict, instancia: null, janela: null }, 1).valor).toBe(frase);
    const janela = { abre: plainDate(2026, 8, 14), fecha: plainDate(2026, 8, 24) };
    expect(recursoDaResposta({ verdict: allow, instancia: 3, janela }, 1).valor).not.toContain('24/08/2026');
  });
});
