import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { atosPorCiclo } from '#server/atos-por-ciclo.ts';
import { type Desfecho, desfechoDe, pedirAto } from '#testing/atos-por-http.ts';
import { desfechoDeclarado, destinoDeclarado } from '#testing/desfecho-declarado.ts';
import { type Cenario, type FatosDoPalco, montarCenario, porNoPalco, readEstado } from '#testing/palco.ts';
import { atosComPedido, type NomeDoAto, pedidoDoAto } from '#testing/pedidos-de-atos.ts';
import {
  entrarTodos,
  nomesDasPessoas,
  type PessoaDoCaso,
  pessoasDoCaso,
  type Visitantes,
} from '#testing/pessoas-do-caso.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { type IdSituacao, isAberta, Situacao } from '../domain/situacao.ts';

/** An act without a line here is tested against its declaration. */
type Linhas = Readonly<Partial<Record<NomeDoAto, string>>>;

/**
 * Who may do what, written out, on a case of the CGU whose facts allow the act:
 *   x  does it                            -  403: not with this profile
 *   e  401: must sign in                  n  404: may not know that the case exists
 *   s  403: only whoever filed it may     l  403: reads the conversation and does not write in it
 */
// biome-ignore format: read as a table.
const QUEM: Linhas = {
  //                        pub cód dono out  adm ges res ate obs cad col outroÓrgão sistema
  classificar:             ' e   e   -   -    x   x   x   -   -   -   -   n   - ',
  assumir:                 ' e   e   -   -    x   x   x   -   -   -   -   n   - ',
  atribuir:                ' e   e   -   -    x   x   x   -   -   -   -   n   - ',
  distribuir:              ' e   e   -   -    x   x   x   -   -   -   -   n   - ',
  corrigirContato:         ' e   e   -   -    x   x   x   x   -   -   -   n   - ',
  analisarDenuncia:        ' e   e   -   -    n   x   x   -   -   -   -   n   - ',
  agrupar:                 ' e   e   -   -    x   x   x   -   -   -   -   n   - ',
  desagrupar:              ' e   e   -   -    x   x   x   -   -   -   -   n   - ',
  tramitar:                ' e   e   -   -    x   x   x   -   -   -   -   n   - ',
  encerrarPasso:           ' e   e   -   -    x   x   x   -   -   -   -   n   - ',
  contribuir:              ' e   e   -   -    x   x   x   -   -   -   x   n   - ',
  devolver:                ' e   e   -   -    x   x   x   -   -   -   x   n   - ',
  pedirPrazo:              ' e   e   -   -    x   x   x   -   -   -   x   n   - ',
  pedirComplementacao:     ' e   e   -   -    x   x   x   -   -   -   -   n   - ',
  prorrogar:               ' e   e   -   -    x   x   x   -   -   -   -   n   - ',
  encaminhar:              ' e   e   -   -    x   x   x   -   -   -   -   n   - ',
  encaminharParaFora:      ' e   e   -   -    x   x   x   -   -   -   -   n   - ',
  responderIntermediaria:  ' e   e   -   -    x   x   x   -   -   -   -   n   - ',
  responder:               ' e   e   -   -    x   x   x   -   -   -   -   n   - ',
  arquivar:                ' e   e   -   -    x   x   x   -   -   -   -   n   - ',
  alterarTipo:             ' e   e   -   -    x   x   x   -   -   -   -   n   - ',
  verIdentidade:           ' e   e   -   -    -   x   x   -   -   -   -   n   - ',
  restringirConteudo:      ' e   e   -   -    x   x   x   -   -   -   -   n   - ',
  liberarConteudo:         ' e   e   -   -    x   x   x   -   -   -   -   n   - ',
  reabrir:                 ' e   e   -   -    x   x   -   -   -   -   -   n   - ',
  pedirConsentimento:      ' e   e   -   -    n   x   -   -   -   -   -   n   - ',
  complementar:            ' n   x   x   n    s   s   s   s   s   n   n   n   n ',
  desistir:                ' n   x   x   n    s   s   s   s   s   n   n   n   n ',
  avaliar:                 ' n   x   x   n    n   n   n   n   n   n   n   n   n ',
  responderConsentimento:  ' n   x   x   n    n   n   n   n   n   n   n   n   n ',
  // No account owns a comunicação: the author reaches its conversation by access code alone.
  conversar:               ' n   x   n   n    n   x   x   l   l   n   n   n   n ',
};

/** Where each act leads from each situação; a dot where the situação does not allow it. */
// biome-ignore format: read as a table.
const SITUACOES: Linhas = {
  //                     de: 1 2 3 4 5 6 7 8
  classificar:             ' 1 2 3 4 . . . . ',
  assumir:                 ' 1 2 3 4 . . . . ',
  atribuir:                ' 1 2 3 4 . . . . ',
  distribuir:              ' 1 2 3 4 . . . . ',
  corrigirContato:         ' 1 2 3 4 . . . . ',
  analisarDenuncia:        ' 1 2 3 4 . . . . ',
  agrupar:                 ' 1 2 3 4 5 . . . ',
  desagrupar:              ' 1 2 3 4 5 . . . ',
  tramitar:                ' 1 2 3 4 . . . . ',
  encerrarPasso:           ' 1 2 3 4 . . . . ',
  contribuir:              ' 1 2 3 4 . . . . ',
  devolver:                ' 1 2 3 4 . . . . ',
  pedirPrazo:              ' 1 2 3 4 . . . . ',
  pedirComplementacao:     ' 5 5 5 5 . . . . ',
  prorrogar:               ' 3 3 3 3 . . . . ',
  encaminhar:              ' 4 4 4 4 . . . . ',
  encaminharParaFora:      ' 7 7 7 7 . . . . ',
  responderIntermediaria:  ' 1 2 3 4 . . . . ',
  responder:               ' 6 6 6 6 . . . . ',
  arquivar:                ' 8 8 8 8 . . . . ',
  alterarTipo:             ' 1 2 3 4 . . . . ',
  verIdentidade:           ' 1 2 3 4 5 6 7 8 ',
  restringirConteudo:      ' 1 2 3 4 5 6 7 8 ',
  liberarConteudo:         ' 1 2 3 4 5 6 7 8 ',
  reabrir:                 ' . . . . . 1 . 1 ',
  pedirConsentimento:      ' 1 2 3 4 . . . . ',
  complementar:            ' . . . . 2 . . . ',
  desistir:                ' 8 8 8 8 8 . . . ',
  avaliar:                 ' . . . . . 6 . . ',
  responderConsentimento:  ' 1 2 3 4 5 . . . ',
  conversar:               ' 1 2 3 4 5 6 . . ',
};

/** Filed through the endpoints of appeals, which have their own tables. */
const REMEDIOS: readonly string[] = ['recorrer', 'reclamar', 'denunciarDescumprimento', 'pedirRevisao'];

const situacoes = Object.values(Situacao);
const escritos = Object.keys(QUEM) as readonly NomeDoAto[];
const celulas = (linha = ''): readonly string[] => linha.trim().split(/\s+/);
const marcaDe = (nome: NomeDoAto, quem: PessoaDoCaso): string =>
  celulas(QUEM[nome])[nomesDasPessoas.indexOf(quem)] ?? '';
/** Null when the act is not allowed from there. */
const destinoDe = (nome: NomeDoAto, de: IdSituacao): number | null =>
  SITUACOES[nome]
    ? Number(celulas(SITUACOES[nome])[situacoes.indexOf(de)]) || null
    : destinoDeclarado(nome, de);

const FORA_DA_SITUACAO: Desfecho = [409, 'ato.situacao-nao-permite'];
/** Done by the person who was asked, on the step that waits for them. */
const isDoPasso = (nome: NomeDoAto): boolean => ['contribuir', 'devolver', 'pedirPrazo'].includes(nome);
const naoExiste = (nome: NomeDoAto): Desfecho =>
  isDoPasso(nome) ? [404, 'tramitacao.nao-encontrada'] : [404, 'manifestacao.nao-encontrada'];

const esperado = (nome: NomeDoAto, quem: PessoaDoCaso, de: IdSituacao): Desfecho => {
  if (!QUEM[nome]) return desfechoDeclarado(nome, quem, de);
  const marca = marcaDe(nome, quem);
  if (marca === 'e') return [401, 'sessao.ausente'];
  if (marca === '-') return [403, 'acesso.perfil-sem-permissao'];
  if (marca === 'n') return naoExiste(nome);
  // A case that ended has no open step to act on.
  if (isDoPasso(nome) && !isAberta(de)) return naoExiste(nome);
  if (destinoDe(nome, de) === null) return FORA_DA_SITUACAO;
  // A Prorrogada case was already extended; `de` allows it so that the rule can say so.
  if (nome === 'prorrogar' && de === Situacao.prorrogada) return [409, 'manifestacao.ja-prorrogada'];
  if (marca === 's') return [403, 'manifestacao.nao-e-sua'];
  return marca === 'l' ? [403, 'conversa.perfil-sem-permissao'] : [200, null];
};

let app: TestApp;
let cenario: Cenario;
let visitantes: Visitantes;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  cenario = await montarCenario(app);
  visitantes = await entrarTodos(app);
});
afterAll(() => app.close());

describe('the written tables and the table of acts say the same', () => {
  it('about which acts exist', () => {
    expect(Object.keys(SITUACOES)).toEqual(escritos);
    expect(atosComPedido).toEqual(expect.arrayContaining([...escritos]));
  });

  it('and every act that somebody may do is tried here', () => {
    const daPessoa = atosPorCiclo.manifestacao?.filter(({ quem }) => quem.length > 0) ?? [];
    const nomes = daPessoa.map(({ nome }) => nome).filter((nome) => !REMEDIOS.includes(nome));
    expect(nomes.sort()).toEqual(atosComPedido);
  });

  /** What an office's system does through the integration API, not here. */
  const pelaIntegracao: ReadonlySet<string> = new Set([
    'classificar',
    'assumir',
    'atribuir',
    'distribuir',
    'pedirComplementacao',
    'prorrogar',
    'encaminhar',
    'encaminharParaFora',
    'responderIntermediaria',
    'responder',
    'arquivar',
    'alterarTipo',
    'reabrir',
  ]);

  it.each(escritos)('about where %s leads from each situação', (nome) => {
    const daDeclaracao = situacoes.map((de) => destinoDeclarado(nome, de));
    expect(situacoes.map((de) => destinoDe(nome, de))).toEqual(daDeclaracao);
  });

  it.each(escritos)('about who may: %s', (nome) => {
    const perfis = pedidoDoAto(nome).ato.quem;
    for (const quem of nomesDasPessoas) {
      const marca = marcaDe(nome, quem);
      const contexto = `${nome}: ${quem}`;
      const isDaTabela = perfis.includes(pessoasDoCaso[quem].perfil);
      if ('xsl'.includes(marca)) expect(isDaTabela, contexto).toBe(true);
      if (marca === '-') expect(isDaTabela, contexto).toBe(quem === 'sistema' && pelaIntegracao.has(nome));
    }
  });

  /** They hide from staff what is not theirs, or check more than the declaration says. */
  const ALEM_DO_DECLARADO: readonly NomeDoAto[] = [
    'avaliar',
    'responderConsentimento',
    'conversar',
    'prorrogar',
    'contribuir',
    'devolver',
    'pedirPrazo',
  ];
  const soDeclarados = escritos.filter(
    (nome) => pedidoDoAto(nome).ato.rota && !ALEM_DO_DECLARADO.includes(nome),
  );

  it.each(soDeclarados)('and what is expected of an act without a line is right: %s', (nome) => {
    for (const de of situacoes) {
      for (const quem of nomesDasPessoas) {
        expect(desfechoDeclarado(nome, quem, de), `${nome}, situação ${de}, ${quem}`).toEqual(
          esperado(nome, quem, de),
        );
      }
    }
  });
});

/** The mails written since the last call, by event. */
const correio = async () => {
  const escritos = await app.db.selectFrom('email_saida').select('evento').distinct().execute();
  await app.db.deleteFrom('email_saida').execute();
  return escritos.map(({ evento }) => evento);
};

describe('S6-01 every act from every situação by everybody, through HTTP', () => {
  it.each(atosComPedido)('%s', async (nome) => {
    const pedido = pedidoDoAto(nome);
    const { avisa } = pedido.ato;
    await correio();
    for (const de of situacoes) {
      const novo = () => porNoPalco(cenario, de, pedido.fatos);
      let caso = await novo();
      let antes = await readEstado(app, caso.id);
      for (const quem of nomesDasPessoas) {
        const contexto = `${nome}, situação ${de}, ${quem}`;
        const response = await pedirAto(cenario, visitantes, quem, pedido, caso);
        const desfecho = esperado(nome, quem, de);
        expect(desfechoDe(response), `${contexto}: ${response.body}`).toEqual(desfecho);
        const depois = await readEstado(app, caso.id);
        if (desfecho[0] !== 200) {
          expect(depois, contexto).toEqual(antes);
          continue;
        }
        expect(depois, contexto).toEqual({
          situacao: destinoDe(nome, de),
          versao: antes.versao + 1,
          linhasDoHistorico: antes.linhasDoHistorico + 1,
        });
        caso = await novo();
        antes = await readEstado(app, caso.id);
      }
    }
    const promessa = `${nome} declares mails (avisa) and its server wrote none of them: answer \`avisos\``;
    const escritos = await correio();
    if (avisa.length > 0)
      expect(
        avisa.filter((evento) => escritos.includes(evento)),
        promessa,
      ).not.toEqual([]);
  });
});

const denuncia = { tipo: TipoManifestacao.denuncia } as const;
const comunicacao = { tipo: TipoManifestacao.comunicacao } as const;
const acesso = { tipo: TipoManifestacao.acessoAInformacao } as const;
const simplifique = { tipo: TipoManifestacao.simplifique } as const;

interface Fato {
  readonly nome: NomeDoAto;
  readonly quem: PessoaDoCaso;
  readonly de: IdSituacao;
  readonly fatos: FatosDoPalco;
  readonly codigo: string | null;
}
const fato = (
  nome: NomeDoAto,
  quem: PessoaDoCaso,
  de: IdSituacao,
  fatos: FatosDoPalco,
  codigo: string | null,
): Fato => ({ nome, quem, de, fatos, codigo });

/** What depends on more than profile and situação. Null means that it is done. */
// biome-ignore format: read as a table.
const FATOS: readonly (readonly [regra: string, fato: Fato])[] = [
  ['extends once',                                     fato('prorrogar', 'gestor', 2, { prorrogadaEm: '2026-03-11T09:00:00-03:00' }, 'manifestacao.ja-prorrogada')],
  ['extends access to information too',                fato('prorrogar', 'gestor', 1, acesso, null)],
  ['does not extend what is over',                     fato('prorrogar', 'gestor', 1, { prazo: '2026-03-11' }, 'prorrogacao.fora-do-prazo')],
  ['asks no complement of access to information',      fato('pedirComplementacao', 'gestor', 1, acesso, 'manifestacao.nao-no-acesso')],
  ['asks a complement of Simplifique',                 fato('pedirComplementacao', 'gestor', 1, simplifique, null)],
  ['asks a complement of a denúncia',                  fato('pedirComplementacao', 'gestor', 1, denuncia, null)],
  ['Decreto 9.492/2018, art. 18: asks no complement of nobody', fato('pedirComplementacao', 'gestor', 1, comunicacao, 'manifestacao.anonima-sem-complementacao')],
  ['Lei 9.784/1999, art. 51 § 2º: archives no denúncia by withdrawal', fato('desistir', 'manifestante', 1, denuncia, 'desistencia.denuncia-espera-decisao')],
  ['takes the withdrawal of a comunicação as a request', fato('pedirDesistencia', 'codigo', 1, comunicacao, null)],
  ['decides no withdrawal that was not asked for',     fato('prosseguirAposDesistencia', 'gestor', 1, denuncia, 'desistencia.nada-a-decidir')],
  ['asks to withdraw once at a time',                  fato('pedirDesistencia', 'manifestante', 1, { ...denuncia, desistenciaPedida: 'inteira' }, 'desistencia.ja-pedida')],
  ['Lei 9.784/1999, art. 51 § 2º: a part of a denúncia is asked for, not taken', fato('desistirEmParte', 'manifestante', 1, denuncia, 'desistencia.denuncia-espera-decisao')],
  ['archives no denúncia of which a part was given up', fato('arquivarPorDesistencia', 'gestor', 1, { ...denuncia, desistenciaPedida: 'em-parte' }, 'desistencia.so-de-uma-parte')],
  ['accepts no part where all was given up',           fato('aceitarDesistenciaEmParte', 'gestor', 1, { ...denuncia, desistenciaPedida: 'inteira' }, 'desistencia.de-tudo')],
  ['withdraws a request of access at once',            fato('desistir', 'codigo', 1, acesso, null)],
  ['adds to a request of access, too',                 fato('acrescentar', 'codigo', 1, acesso, null)],
  ['adds by conversation where nobody is known',       fato('acrescentar', 'codigo', 1, comunicacao, 'conversa.ja-existe')],
  ['asks to reopen once for each end',                 fato('pedirReabertura', 'manifestante', 8, { reaberturaPedida: true }, 'reabertura.ja-pedida')],
  ['asks to reopen within thirty days',                fato('pedirReabertura', 'manifestante', 8, { registradaEm: '2026-01-05T10:00:00-03:00' }, 'reabertura.fora-do-prazo')],
  ['reopens on request what was asked for only',       fato('concederReabertura', 'gestor', 8, {}, 'reabertura.nada-a-decidir')],
  ['gives an area the time that it asked for only',    fato('concederPrazo', 'gestor', 1, { passo: true }, 'tramitacao.sem-pedido-de-prazo')],
  ['gives no time past the case’s own date',           fato('concederPrazo', 'gestor', 1, { passo: true, prazoPedido: true, prazo: '2026-03-11' }, 'tramitacao.sem-mais-prazo')],
  ['registers a notice of what was not told only',      fato('registrarCiencia', 'gestor', 6, {}, 'ciencia.nada-a-avisar')],
  ['asks for consent once at a time',                  fato('pedirConsentimento', 'gestor', 1, { ...denuncia, consentimento: {} }, 'manifestacao.consentimento-ja-pedido')],
  ['asks for consent of a denunciante only',           fato('pedirConsentimento', 'gestor', 1, {}, 'manifestacao.so-na-denuncia')],
  ['asks nobody for the consent of nobody',            fato('pedirConsentimento', 'gestor', 1, comunicacao, 'manifestacao.consentimento-nao-cabe')],
  ['takes no consent that was not asked',              fato('responderConsentimento', 'manifestante', 1, denuncia, 'manifestacao.consentimento-nao-cabe')],
  ['takes no consent for a reclamação',                fato('responderConsentimento', 'manifestante', 1, {}, 'manifestacao.so-na-denuncia')],
  ['takes no consent after its last day',              fato('responderConsentimento', 'manifestante', 1, { ...denuncia, consentimento: { prazo: '2026-03-11' } }, 'consentimento.fora-do-prazo')],
  ['analyses a denúncia only',                         fato('analisarDenuncia', 'gestor', 1, {}, 'manifestacao.so-na-denuncia')],
  ['analyses a comunicação too',                       fato('analisarDenuncia', 'respondente', 1, comunicacao, null)],
  ['restricts once',                                   fato('restringirConteudo', 'gestor', 6, { restrita: true }, 'manifestacao.ja-restrita')],
  ['releases what is restricted only',                 fato('liberarConteudo', 'gestor', 6, {}, 'manifestacao.nao-restrita')],
  ['corrects a contact before the triage',             fato('corrigirContato', 'atendente', 1, {}, null)],
  ['corrects no contact after the triage, at the desk', fato('corrigirContato', 'atendente', 1, { triada: true }, 'manifestacao.contato-so-antes-da-triagem')],
  ['corrects no contact after the triage, gestor',     fato('corrigirContato', 'gestor', 1, { triada: true }, 'manifestacao.contato-so-antes-da-triagem')],
  ['corrects no contact of nobody',                    fato('corrigirContato', 'gestor', 1, comunicacao, 'manifestacao.consentimento-nao-cabe')],
  ['corrects no contact of a denunciante',             fato('corrigirContato', 'gestor', 1, denuncia, 'analise.contato-restrito')],
  ['opens no identity of nobody',                      fato('verIdentidade', 'gestor', 1, comunicacao, 'manifestacao.consentimento-nao-cabe')],
  ['opens an identity that came along',                fato('verIdentidade', 'gestor', 4, { ...denuncia, vinda: { comIdentidade: true } }, null)],
  ['opens no identity that did not come along',        fato('verIdentidade', 'gestor', 4, { ...denuncia, vinda: { comIdentidade: false } }, 'manifestacao.identidade-nao-veio')],
  ['opens it never to the administrador',              fato('verIdentidade', 'administrador', 1, denuncia, 'acesso.perfil-sem-permissao')],
  ['has nothing to open where nothing is hidden',      fato('verIdentidade', 'gestor', 1, {}, 'analise.identidade-nao-restrita')],
  ['is rated once',                                    fato('avaliar', 'manifestante', 6, { avaliada: true }, 'manifestacao.ja-avaliada')],
  ['is spoken of by its code if anonymous only',       fato('conversar', 'codigo', 1, denuncia, 'manifestacao.nao-anonima')],
  ['the office writes to the anonymous only, too',     fato('conversar', 'gestor', 1, {}, 'manifestacao.nao-anonima')],
  ['is not completed after the last day',              fato('complementar', 'manifestante', 5, { complementacao: { pedido: 'Quando?', prazo: '2026-03-11' } }, 'complementacao.fora-do-prazo')],
  ['takes a step that is open only',                   fato('contribuir', 'colaborador', 1, { passo: 'encerrado' }, 'tramitacao.nao-encontrada')],
  ['a denúncia does not become what it is',            fato('alterarTipo', 'gestor', 1, { tipo: TipoManifestacao.elogio }, 'analise.mesmo-tipo')],
  ['a comunicação stays one',                          fato('alterarTipo', 'gestor', 1, comunicacao, 'analise.comunicacao-fica-anonima')],
  ['groups no denúncia with other types',              fato('agrupar', 'gestor', 1, denuncia, 'grupo.mistura-sigilo')],
  ['groups cases of one type only',                    fato('agrupar', 'gestor', 1, { tipo: TipoManifestacao.elogio }, 'grupo.de-outro-tipo')],
  ['leaves the group before the type changes',         fato('alterarTipo', 'gestor', 1, { agrupada: true }, 'analise.desagrupe-antes')],
  ['takes out of a group what is in one',              fato('desagrupar', 'gestor', 1, {}, 'grupo.sem-grupo')],
  ['answers a duplicate by its principal',             fato('responder', 'gestor', 1, { agrupada: true }, 'manifestacao.no-grupo')],
  ['the staff do not handle what they filed',          fato('responder', 'gestor', 1, { login: 'gestor.cgu' }, 'manifestacao.de-outro-orgao')],
  ['nor does the administrador',                       fato('arquivar', 'administrador', 1, { login: 'admin' }, 'manifestacao.de-outro-orgao')],
  ['staff of the office withdraw their own case',      fato('desistir', 'gestor', 1, { login: 'gestor.cgu' }, null)],
  ['the code opens what has an owner too',             fato('complementar', 'codigo', 5, denuncia, null)],
  ['another office has what was forwarded to it',      fato('responder', 'outroOrgao', 4, { idOuvidoria: 65 }, null)],
  ['and who forwarded it has it no more',              fato('responder', 'gestor', 4, { idOuvidoria: 65 }, 'manifestacao.nao-encontrada')],
];

describe('what depends on the facts of the case', () => {
  it.each(FATOS)('%s', async (_, { nome, quem, de, fatos, codigo }) => {
    const pedido = pedidoDoAto(nome);
    const caso = await porNoPalco(cenario, de, fatos);
    const antes = await readEstado(app, caso.id);
    const response = await pedirAto(cenario, visitantes, quem, pedido, caso);
    expect(desfechoDe(response)[1], response.body).toBe(codigo);
    const depois = await readEstado(app, caso.id);
    if (codigo !== null) return expect(depois).toEqual(antes);
    expect(response.statusCode).toBe(200);
    expect(depois.versao).toBe(antes.versao + 1);
  });
});
