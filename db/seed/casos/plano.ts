import { type IdSituacao, Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { Esfera, type IdTipoManifestacao, TipoFormulario, TipoManifestacao } from '#kernel/enumeracoes.ts';
import { orgaosDemo } from '../orgaos.ts';
import { caminhoAte, concluida, isPedidoDeAcesso, pedeComplemento } from './caminhos.ts';
import type { Caminho, CasoPlanejado, Passo } from './caso-planejado.ts';
import { modelosPara, orgaoDemo } from './modelos.ts';
import { pessoasComConta } from './pessoas.ts';
import { planoDosCidadaos } from './plano-cidadaos.ts';
import { planoDaApuracao } from './plano-da-apuracao.ts';
import { planoDaCiencia } from './plano-da-ciencia.ts';
import { planoDosRecursos } from './plano-recursos.ts';
import { planoDaVoz } from './plano-voz.ts';
import { comPeso, criarSorte, type Sorte } from './sorte.ts';
import { acessosQueNaoSao } from './textos-acesso.ts';
import { CONCEDIDO, decisoes, frasesComDadosPessoais, NAO_E_PEDIDO } from './textos-decisoes.ts';

const CGU = 6;
const IFCE = 65;
/** The commission only judges appeals, and nothing sent to the test office is answered. */
const SEM_CASOS: readonly number[] = [90, 555, 2008];
export const TOTAL = 428;
const PEDIDOS_PUBLICOS = 110;

const situacoes = Object.values(Situacao);
const T = TipoManifestacao;
export const tiposDaDemonstracao = [
  T.denuncia,
  T.reclamacao,
  T.elogio,
  T.sugestao,
  T.solicitacao,
  T.comunicacao,
  T.acessoAInformacao,
  T.simplifique,
] as const;

/** Whom no complement is asked of (domain rule of `pedirComplementacao`). */
export const podeChegarA = (tipo: IdTipoManifestacao, situacao: IdSituacao): boolean =>
  pedeComplemento(tipo) ||
  (situacao !== Situacao.complementada && situacao !== Situacao.complementacaoSolicitada);

/** Where a case was filed by mistake before it came to the right office. */
const origemDe = (sorte: Sorte, idDestino: number): number => {
  const { idEsfera, uf } = orgaoDemo(idDestino);
  if (idDestino === CGU) return sorte.um([40, 41, 42, 43, 47]);
  if (idEsfera === Esfera.municipal) {
    return orgaosDemo.find((orgao) => orgao.idEsfera === Esfera.estadual && orgao.uf === uf)?.id ?? CGU;
  }
  return CGU;
};

const quemRegistra = (sorte: Sorte, tipo: IdTipoManifestacao): CasoPlanejado['quem'] => {
  if (tipo === T.comunicacao) return 'anonima';
  return sorte.chance(15) ? 'balcao' : { login: sorte.um(pessoasComConta).login };
};

export const planejar = (
  chave: string,
  tipo: IdTipoManifestacao,
  idDestino: number,
  caminhoDe: (sorte: Sorte) => Caminho,
  modelos = modelosPara(tipo, idDestino),
): CasoPlanejado => {
  const sorte = criarSorte(chave);
  const caminho = caminhoDe(sorte);
  const isEncaminhada = caminho.passos.some(({ ato }) => ato === 'encaminhar');
  return {
    chave,
    tipo,
    idOuvidoria: isEncaminhada ? origemDe(sorte, idDestino) : idDestino,
    modelo: sorte.um(modelos),
    quem: quemRegistra(sorte, tipo),
    ouvidoriaInterna: tipo === T.denuncia && sorte.chance(12),
    preservada: isPedidoDeAcesso(tipo) && sorte.chance(18),
    ...caminho,
  };
};

const emSituacao = (chave: string, tipo: IdTipoManifestacao, idDestino: number, situacao: IdSituacao) =>
  planejar(chave, tipo, idDestino, (sorte) => caminhoAte(situacao, { sorte, tipo, destino: idDestino }));

/** CGU alone shows every type in every situação it can reach. */
const matrizDaCgu = (): CasoPlanejado[] =>
  tiposDaDemonstracao.flatMap((tipo) =>
    situacoes
      .filter((situacao) => podeChegarA(tipo, situacao))
      .map((situacao) => emSituacao(`cgu/${tipo}/${situacao}`, tipo, CGU, situacao)),
  );

/** Not every term can end on every weekday; of these four ways, one nearly always ends today. */
const vencendoHoje = (): CasoPlanejado[] =>
  [T.reclamacao, T.acessoAInformacao].flatMap((tipo) =>
    [Situacao.cadastrada, Situacao.prorrogada].map((situacao) => ({
      ...emSituacao(`hoje/${tipo}/${situacao}`, tipo, CGU, situacao),
      quando: { venceEm: 0 },
    })),
  );

const recebe = (idOuvidoria: number, tipo: IdTipoManifestacao): boolean =>
  modelosPara(tipo, idOuvidoria).length > 0 &&
  (!isPedidoDeAcesso(tipo) ||
    orgaoDemo(idOuvidoria).formularios.includes(TipoFormulario.acessoAInformacao)) &&
  (tipo !== T.simplifique || orgaoDemo(idOuvidoria).formularios.includes(TipoFormulario.simplifique));

export const orgaos = orgaosDemo.map(({ id }) => id).filter((id) => !SEM_CASOS.includes(id));

const daEsfera = (esfera: number): number[] => orgaos.filter((id) => orgaoDemo(id).idEsfera === esfera);

const tiposComuns = [
  [T.reclamacao, 30],
  [T.solicitacao, 22],
  [T.comunicacao, 12],
  [T.acessoAInformacao, 10],
  [T.denuncia, 10],
  [T.elogio, 7],
  [T.sugestao, 6],
  [T.simplifique, 3],
] as const;

export const tipoPara = (sorte: Sorte, idOuvidoria: number, situacao: IdSituacao): IdTipoManifestacao =>
  comPeso(
    sorte,
    tiposComuns.filter(([tipo]) => recebe(idOuvidoria, tipo) && podeChegarA(tipo, situacao)),
  );

/** Every situação in every other sphere, going round its offices, and at the other office whose staff has accounts. */
const outrasEsferas = (): CasoPlanejado[] =>
  [[IFCE], daEsfera(2), daEsfera(3), daEsfera(4), daEsfera(5)].flatMap((ids, grupo) =>
    situacoes.map((situacao, i) => {
      const id = ids[i % ids.length] ?? CGU;
      const chave = `esfera/${grupo}/${situacao}`;
      return emSituacao(chave, tipoPara(criarSorte(`${chave}/tipo`), id, situacao), id, situacao);
    }),
  );

/** As many of each decision as its share says; what rounding leaves over is granted. */
const decisoesNaProporcao = (quantas: number): number[] => {
  const outras = decisoes
    .filter(({ id }) => id !== CONCEDIDO)
    .flatMap(({ id, permil }) => Array<number>(Math.round((quantas * permil) / 1000)).fill(id));
  return [...outras, ...Array<number>(quantas - outras.length).fill(CONCEDIDO)];
};

const orgaosDePedidos = [
  [CGU, 26],
  [IFCE, 10],
  ...orgaos
    .filter((id) => id !== CGU && id !== IFCE && recebe(id, T.acessoAInformacao))
    .map((id) => [id, 2] as const),
] as const;

const pedidosRespondidos = (): CasoPlanejado[] =>
  decisoesNaProporcao(PEDIDOS_PUBLICOS).map((decisao, i) => {
    const chave = `pedido/${i}`;
    const id = comPeso(criarSorte(`${chave}/orgao`), orgaosDePedidos);
    return planejar(
      chave,
      T.acessoAInformacao,
      id,
      (sorte) =>
        concluida({ sorte, tipo: T.acessoAInformacao, destino: id }, { decisao, publicar: sorte.chance(88) }),
      decisao === NAO_E_PEDIDO ? acessosQueNaoSao : undefined,
    );
  });

/** At the offices whose staff has accounts, some answers wait for a decision about personal data. */
const comDadosPorDecidir = (casos: readonly CasoPlanejado[]): CasoPlanejado[] => {
  const frases = [...frasesComDadosPessoais];
  const quantos = new Map([
    [CGU, 3],
    [IFCE, 2],
  ]);
  const cabe = (passo: Passo): boolean =>
    passo.ato === 'responder' && passo.decisao === CONCEDIDO && passo.publicar === true;
  return casos.map((caso) => {
    const faltam = quantos.get(caso.idOuvidoria) ?? 0;
    const veioDeOutro = caso.passos.some(({ ato }) => ato === 'encaminhar');
    if (faltam === 0 || veioDeOutro || !caso.passos.some(cabe)) return caso;
    quantos.set(caso.idOuvidoria, faltam - 1);
    const comDados = frases.shift();
    return {
      ...caso,
      passos: caso.passos.map((passo) =>
        cabe(passo) && comDados ? ({ ...passo, comDados } as Passo) : passo,
      ),
    };
  });
};

const orgaosComuns = orgaos.map((id) => [id, id === CGU ? 24 : id === IFCE ? 12 : id < 100 ? 8 : 2] as const);
const situacoesComuns = [
  [Situacao.cadastrada, 18],
  [Situacao.complementada, 4],
  [Situacao.prorrogada, 6],
  [Situacao.encaminhada, 5],
  [Situacao.complementacaoSolicitada, 6],
  [Situacao.concluida, 44],
  [Situacao.encaminhadaParaFora, 5],
  [Situacao.arquivada, 12],
] as const;

const demais = (quantos: number): CasoPlanejado[] =>
  Array.from({ length: quantos }, (_, i) => {
    const chave = `comum/${i}`;
    const sorte = criarSorte(`${chave}/plano`);
    const id = comPeso(sorte, orgaosComuns);
    const situacao = comPeso(sorte, situacoesComuns);
    return emSituacao(chave, tipoPara(sorte, id, situacao), id, situacao);
  });

/** The whole demonstration: the same cases at every start, whose days are counted back from the clock. */
export const planoDosCasos = (total = TOTAL): CasoPlanejado[] => {
  const fixos = [
    ...planoDosCidadaos(),
    ...matrizDaCgu(),
    ...vencendoHoje(),
    ...outrasEsferas(),
    ...planoDosRecursos(),
    ...planoDaApuracao(),
    ...planoDaVoz(),
    ...planoDaCiencia(),
    ...comDadosPorDecidir(pedidosRespondidos()),
  ];
  return [...fixos, ...demais(total - fixos.length)];
};
