import type { DadosDoDesfecho } from '#capabilities/desfecho/domain/desfecho.ts';
import { Acao } from '#capabilities/manifestacao/domain/historico.ts';
import {
  type DadosDoRepresentante,
  qualidades,
} from '#capabilities/manifestacao/domain/registrar/representante.ts';
import { guardarPalavras } from '#capabilities/manifestacao/server/index.ts';
import { addDays, toIsoDate } from '#kernel/prazo/data.ts';
import { formatProtocolo } from '#kernel/protocolo.ts';
import { formatData } from '#kernel/texto.ts';
import type { Envelope } from '#server/crypto/envelope.ts';
import { type Andamento, anotar, guardar, horaDaEquipe, mudar, quemAtende } from './andamento.ts';
import type { Passo } from './caso-planejado.ts';
import { atendenteDe, servidorDe } from './contexto.ts';
import { orgaoDemo } from './modelos.ts';
import { nomeDePessoa } from './pessoas.ts';
import { desfechos, FUNDAMENTOS, MOTIVO_DA_IDENTIDADE } from './textos-da-apuracao.ts';

type Do<A extends Passo['ato']> = Extract<Passo, { ato: A }>;

const cofreDe = ({ cofre, plano }: Andamento): Envelope => {
  if (!cofre) throw new RangeError(`${plano.chave}: only a denúncia is investigated`);
  return cofre;
};

/** A number whose check digits are right; the investigation has its own sequence. */
const processoDo = (caso: Andamento): string =>
  formatProtocolo({
    prefixo: orgaoDemo(caso.plano.idOuvidoria).prefixo,
    sequencia: caso.sorte.inteiro(100_000, 899_999),
    ano: caso.registro.year,
    esfera: 1,
  });

export const registrarDesfecho = (caso: Andamento, { dia, idResultado }: Do<'registrarDesfecho'>): void => {
  const em = horaDaEquipe(caso, dia);
  const quem = quemAtende(caso);
  const { descricao, encerra, orgaoApurador, texto } = desfechos[idResultado];
  const dados: DadosDoDesfecho = { orgaoApurador, processo: processoDo(caso), texto };
  caso.linhas.desfecho.push({
    id_manifestacao: caso.id,
    id_resultado: idResultado,
    aberto_em: toIsoDate(addDays(caso.registro, dia - 10)),
    encerrado_em: encerra ? toIsoDate(addDays(caso.registro, dia - 1)) : null,
    dados_cifrados: cofreDe(caso).seal(JSON.stringify(dados)),
    id_ouvidoria: caso.idOuvidoria,
    id_responsavel: quem.id,
    responsavel: quem.responsavel,
    registrado_em: em,
  });
  mudar(caso, em, {});
  anotar(caso, em, {
    acao: Acao.desfecho,
    quem,
    informacoes: `O órgão contou o que foi feito. Resultado: ${descricao}.`,
    detalhes: { idResultado },
  });
};

export const informarProcesso = (caso: Andamento, { dia }: Do<'informarProcesso'>): void => {
  const em = horaDaEquipe(caso, dia);
  const quem = quemAtende(caso);
  const numero = guardar(caso, processoDo(caso));
  caso.linhas.processo_do_caso.push({
    id_manifestacao: caso.id,
    numero: numero.texto,
    numero_cifrado: numero.texto_cifrado,
    id_responsavel: quem.id,
    responsavel: quem.responsavel,
    informado_em: em,
  });
  mudar(caso, em, {});
  anotar(caso, em, { acao: Acao.processo, quem, informacoes: 'O órgão informou o número de um processo.' });
};

/** The office that received the denúncia without the identity asks the one that the person chose. */
export const pedirIdentidade = (caso: Andamento, { dia }: Do<'pedirIdentidade'>): void => {
  const em = horaDaEquipe(caso, dia);
  const quem = quemAtende(caso);
  const [aqui, guarda] = [orgaoDemo(caso.idOuvidoria), orgaoDemo(caso.plano.idOuvidoria)];
  const quemPede = `${aqui.sigla} – ${aqui.nome}`;
  const cofre = cofreDe(caso);
  caso.linhas.pedido_identidade.push({
    id_manifestacao: caso.id,
    id_ouvidoria_que_pediu: caso.idOuvidoria,
    quem_pede: quemPede,
    id_ouvidoria_guarda: caso.plano.idOuvidoria,
    id_solicitante: quem.id,
    solicitante: quem.responsavel,
    motivo_cifrado: cofre.seal(MOTIVO_DA_IDENTIDADE),
    pedido_em: em,
    concedido: null,
    fundamento_cifrado: null,
    id_decisor: null,
    decisor: null,
    decidido_em: null,
  });
  mudar(caso, em, {});
  anotar(caso, em, {
    acao: Acao.pedidoDeIdentidade,
    quem,
    informacoes: `${quemPede} pediu para conhecer a identidade de quem registrou. Quem decide é a ouvidoria de ${guarda.sigla} – ${guarda.nome}.`,
    detalhes: guardarPalavras(cofre, 'motivo', MOTIVO_DA_IDENTIDADE),
  });
};

export const decidirIdentidade = (caso: Andamento, { dia, concede }: Do<'decidirIdentidade'>): void => {
  const em = horaDaEquipe(caso, dia);
  const quem = servidorDe(caso.contexto, caso.plano.idOuvidoria, 0);
  const aberto = caso.linhas.pedido_identidade.findLast((row) => row.id_manifestacao === caso.id);
  if (!aberto) throw new RangeError(`${caso.plano.chave}: no identity was asked for`);
  const cofre = cofreDe(caso);
  const fundamento = concede ? FUNDAMENTOS.concede : FUNDAMENTOS.recusa;
  Object.assign(aberto, {
    concedido: concede,
    fundamento_cifrado: cofre.seal(fundamento),
    id_decisor: quem.id,
    decisor: quem.responsavel,
    decidido_em: em,
  });
  mudar(caso, em, {});
  anotar(caso, em, {
    acao: Acao.pedidoDeIdentidade,
    quem,
    informacoes: `A ouvidoria ${concede ? 'concedeu' : 'recusou'} a ${aberto.quem_pede} o pedido para conhecer a identidade de quem registrou.`,
    detalhes: guardarPalavras(cofre, 'justificativa', fundamento),
  });
};

/** At the desk, on the day of the registration or later. */
export const registrarRepresentacao = (
  caso: Andamento,
  { dia, qualidade, meses }: Do<'registrarRepresentacao'>,
): void => {
  const em = horaDaEquipe(caso, dia);
  const quem = atendenteDe(caso.contexto, caso.idOuvidoria);
  const validaAte = meses === undefined ? null : addDays(caso.registro, meses * 30);
  const dados: DadosDoRepresentante = {
    nome: nomeDePessoa(caso.sorte),
    qualidade,
    tipoDocumento: null,
    documento: null,
    semCopia: 'O documento foi visto e conferido no balcão.',
  };
  const guardados = guardar(caso, JSON.stringify(dados));
  caso.linhas.representacao.push({
    id_manifestacao: caso.id,
    dados: guardados.texto,
    dados_cifrados: guardados.texto_cifrado,
    valida_ate: validaAte && toIsoDate(validaAte),
    id_responsavel: quem.id,
    responsavel: quem.responsavel,
    registrada_em: em,
  });
  mudar(caso, em, {});
  anotar(caso, em, {
    acao: Acao.representacao,
    quem,
    informacoes: `Alguém passou a agir em nome de quem registrou, ${validaAte ? `até ${formatData(validaAte)}` : 'enquanto a manifestação durar'}.`,
    detalhes: guardarPalavras(
      caso.cofre,
      'mensagem',
      `quem representa é ${dados.nome}, ${qualidades[qualidade].toLowerCase()}.`,
    ),
  });
};
