#!/usr/bin/env node
/**
 * Uma conversa que registra uma manifestação no órgão do sistema e devolve o protocolo e o código de acesso.
 *
 *   node chatbot.mjs
 *
 * No terminal, para experimentar; em um canal de mensagens, chame `passo` a cada mensagem e guarde a conversa só na
 * memória. Nada do que a pessoa diz vai para arquivo ou registro, e a conversa acaba sem o que foi dito. Usa
 * escuta.mjs, da mesma pasta.
 */
import { randomUUID } from 'node:crypto';
import readline from 'node:readline';
import { pathToFileURL } from 'node:url';
import { abrirEscuta, anexoDoDisco, Recusa } from './escuta.mjs';

const MAIOR_TEXTO = 8000;
const MAX_ARQUIVOS = 10;

/** Sem nome a plataforma recebe estes quatro, como comunicação; os outros precisam de quem os fez. */
const TIPOS = [
  { nome: 'Reclamação', tipo: 2, formulario: 1, semNome: true },
  { nome: 'Denúncia', tipo: 1, formulario: 4, semNome: true },
  { nome: 'Sugestão', tipo: 4, formulario: 1, semNome: true },
  { nome: 'Solicitação', tipo: 5, formulario: 1, semNome: true },
  { nome: 'Elogio', tipo: 3, formulario: 1, semNome: false },
  { nome: 'Pedido de acesso à informação', tipo: 8, formulario: 3, semNome: false },
];
const IDENTIFICACOES = [
  { nome: 'Com o meu nome', id: 4 },
  { nome: 'Com o meu nome, protegido de terceiros', id: 3 },
  { nome: 'Sem o meu nome: o órgão recebe como comunicação', id: 1 },
];

const semAcento = (texto) => texto.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();
const numeradas = (opcoes) => opcoes.map(({ nome }, i) => `  ${i + 1}. ${nome}`).join('\n');
/** Pelo número ou pelo nome inteiro. */
const escolhida = (opcoes, dito) =>
  opcoes.find(({ nome }, i) => dito === String(i + 1) || semAcento(nome) === semAcento(dito));
const identificacoesDe = ({ tipo }) => (tipo.semNome ? IDENTIFICACOES : IDENTIFICACOES.slice(0, 2));

const PERGUNTAS = {
  tipo: () => `O que você quer registrar?\n${numeradas(TIPOS)}`,
  texto: ({ tipo }) =>
    tipo.tipo === 8 ? 'Que informação você quer?' : 'Conte o que aconteceu, em uma mensagem.',
  orgao: () => 'É sobre outro órgão? Escreva o nome ou parte dele, ou «não».',
  identificacao: (dito) => `Como você quer se identificar?\n${numeradas(identificacoesDe(dito))}`,
  nome: () => 'Qual é o seu nome completo?',
  email: () => 'Qual é o seu e-mail? Escreva «não» para ficar sem avisos.',
  arquivos: ({ arquivos }) =>
    `${arquivos.length ? `${arquivos.length} arquivo(s).` : 'Quer enviar um arquivo?'} Envie um, ou escreva «não».`,
  confirmar: (dito) =>
    `Posso registrar? ${dito.tipo.nome}, ${
      dito.identificacao.id === 1 ? 'sem o seu nome' : `em nome de ${dito.nome}`
    }, ${dito.arquivos.length} arquivo(s). Responda «sim» ou «cancelar».`,
};

const isNao = (texto) => ['nao', 'n', ''].includes(semAcento(texto));

/** O que cada resposta acrescenta ao dito e a pergunta seguinte; uma frase, quando não serve. */
const RESPOSTAS = {
  tipo: (_dito, texto) => {
    const tipo = escolhida(TIPOS, texto);
    return tipo ? [{ tipo }, 'texto'] : 'Escolha um dos números.';
  },
  texto: (_dito, texto) => {
    if (texto === '') return 'Escreva uma mensagem.';
    return texto.length > MAIOR_TEXTO ? `Escreva até ${MAIOR_TEXTO} letras.` : [{ texto }, 'orgao'];
  },
  orgao: (_dito, texto, orgaos) => {
    if (isNao(texto)) return [{ orgao: null }, 'identificacao'];
    const achados = orgaos.filter(({ NomeOrgao }) => semAcento(NomeOrgao).includes(semAcento(texto)));
    const orgao = achados.find(({ NomeOrgao }) => semAcento(NomeOrgao) === semAcento(texto)) ?? achados[0];
    if (achados.length === 0) return 'Não achei. Escreva outra parte do nome, ou «não».';
    if (achados.length > 1 && semAcento(orgao.NomeOrgao) !== semAcento(texto))
      return `Qual deles? ${achados
        .slice(0, 5)
        .map(({ NomeOrgao }) => NomeOrgao)
        .join('; ')}`;
    return [{ orgao: orgao.IdOrgaoSiorg }, 'identificacao'];
  },
  identificacao: (dito, texto) => {
    const identificacao = escolhida(identificacoesDe(dito), texto);
    if (!identificacao) return 'Escolha um dos números.';
    return [{ identificacao }, identificacao.id === 1 ? 'arquivos' : 'nome'];
  },
  nome: (_dito, nome) => (nome.length < 3 ? 'Escreva o nome completo.' : [{ nome }, 'email']),
  email: (_dito, texto) => {
    if (isNao(texto)) return [{ email: undefined }, 'arquivos'];
    return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(texto) ? [{ email: texto }, 'arquivos'] : 'Confira o e-mail.';
  },
  arquivos: ({ arquivos }, enviado) => {
    if (typeof enviado === 'string')
      return isNao(enviado) ? [{}, 'confirmar'] : 'Não consegui ler. Envie outro, ou «não».';
    const todos = [...arquivos, enviado];
    return [{ arquivos: todos }, todos.length < MAX_ARQUIVOS ? 'arquivos' : 'confirmar'];
  },
  confirmar: (_dito, texto) =>
    semAcento(texto) === 'sim' ? [{}, 'registrar'] : 'Responda «sim» ou «cancelar».',
};

/** Com a chave feita uma vez por conversa, um «sim» repetido não registra duas vezes. */
export const comecar = () => ({
  conversa: { pergunta: 'tipo', chave: randomUUID(), dito: { arquivos: [] } },
  fala: `Olá! A qualquer momento, escreva «cancelar» e eu esqueço tudo.\n${PERGUNTAS.tipo()}`,
});

const inclusaoDe = ({ tipo, texto, orgao, identificacao, nome, email, arquivos }) => ({
  IdTipoFormulario: tipo.formulario,
  IdTipoManifestacao: tipo.tipo,
  TextoManifestacao: texto,
  IdTipoIdentificacaoManifestante: identificacao.id,
  ...(orgao && { IdOrgaoInteresse: orgao }),
  ...(identificacao.id !== 1 && { Manifestante: { Nome: nome, ...(email && { Email: email }) } }),
  Anexos: arquivos,
});

const registrar = async (escuta, conversa) => {
  try {
    const { NumeroProtocolo, CodigoAcesso } = await escuta.registrar(
      inclusaoDe(conversa.dito),
      conversa.chave,
    );
    const fala = `Registrado. Protocolo: ${NumeroProtocolo}\nCódigo de acesso: ${CodigoAcesso}\nAnote os dois: sem eles não há como acompanhar, e eu não os guardo.`;
    return { conversa: null, fala };
  } catch (error) {
    if (!(error instanceof Recusa)) throw error;
    // A frase da plataforma diz o que não serve; o que foi dito continua aqui até que se cancele.
    return {
      conversa: { ...conversa, pergunta: 'confirmar' },
      fala: `${error.frase}\nTento de novo com «sim», ou «cancelar».`,
    };
  }
};

/**
 * Um passo: a mensagem da pessoa (ou, na pergunta do arquivo, um anexo como vai em `Anexos`) dá a conversa seguinte e o
 * que dizer. A conversa que volta `null` acabou, e nada do que foi dito ficou.
 */
export const passo = async (escuta, conversa, mensagem) => {
  const texto = typeof mensagem === 'string' ? mensagem.trim() : mensagem;
  if (typeof texto === 'string' && semAcento(texto) === 'cancelar')
    return { conversa: null, fala: 'Cancelado. Nada foi registrado, e esqueci o que você disse.' };
  const orgaos = conversa.pergunta === 'orgao' ? ((await escuta.chamar('/orgaos-siorg')) ?? []) : [];
  const resultado = RESPOSTAS[conversa.pergunta](conversa.dito, texto, orgaos);
  if (typeof resultado === 'string') return { conversa, fala: resultado };
  const [novo, pergunta] = resultado;
  const seguinte = { ...conversa, pergunta, dito: { ...conversa.dito, ...novo } };
  return pergunta === 'registrar'
    ? registrar(escuta, seguinte)
    : { conversa: seguinte, fala: PERGUNTAS[pergunta](seguinte.dito) };
};

/** No terminal, o arquivo é dito pelo caminho dele. */
const noTerminal = async () => {
  const escuta = abrirEscuta();
  let { conversa, fala } = comecar();
  console.log(fala);
  for await (const linha of readline.createInterface({ input: process.stdin })) {
    const isArquivo = conversa.pergunta === 'arquivos' && !isNao(linha) && semAcento(linha) !== 'cancelar';
    const mensagem = isArquivo ? await anexoDoDisco(linha.trim()).catch(() => linha) : linha;
    ({ conversa, fala } = await passo(escuta, conversa, mensagem));
    console.log(fala);
    if (!conversa) break;
  }
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    await noTerminal();
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
