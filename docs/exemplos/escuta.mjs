/**
 * A API de integração em um arquivo, sem dependências, para Node 20 ou mais novo. Os outros exemplos a importam:
 * guarde-a na mesma pasta que eles.
 *
 *   export ESCUTA_URL=http://localhost:3000 ESCUTA_CLIENT_ID=1001 ESCUTA_CLIENT_SECRET=…
 *
 *   import { abrirEscuta } from './escuta.mjs';
 *   const escuta = abrirEscuta();
 *   for await (const { IdManifestacao } of escuta.todas({ IdSituacaoManifestacao: 1 })) …
 *
 * Com ESCUTA_USUARIO e ESCUTA_SENHA o token é pedido com grant_type=password; sem eles, com client_credentials.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

const POR_PAGINA = 500;
const TENTATIVAS = 5;

/** O que a plataforma respondeu em vez de fazer: `code` é estável, a frase é para a pessoa. */
export class Recusa extends Error {
  constructor(status, code, frase) {
    super(`${status} ${code}: ${frase}`);
    this.status = status;
    this.code = code;
    this.frase = frase;
  }
}

export const acessoDoAmbiente = (ambiente = process.env) => ({
  url: ambiente.ESCUTA_URL ?? 'http://localhost:3000',
  clientId: ambiente.ESCUTA_CLIENT_ID ?? '',
  clientSecret: ambiente.ESCUTA_CLIENT_SECRET ?? '',
  usuario: ambiente.ESCUTA_USUARIO,
  senha: ambiente.ESCUTA_SENHA,
});

export const descomprimir = (texto) => promisify(gunzip)(Buffer.from(texto, 'base64'));

/** Um arquivo do disco, como vai em `Anexos`. */
export const anexoDoDisco = async (caminho) => {
  const conteudo = await readFile(caminho);
  return {
    NomeArquivo: path.basename(caminho),
    TamanhoArquivo: conteudo.length,
    ConteudoZipadoEBase64: (await promisify(gzip)(conteudo)).toString('base64'),
  };
};

/** dd/MM/aaaa HH:mm de Brasília, como a API lê e escreve. */
export const emBrasilia = (momento) =>
  new Date(momento)
    .toLocaleString('sv-SE', { timeZone: 'America/Sao_Paulo' })
    .replace(/^(\d+)-(\d+)-(\d+) (\d+:\d+).*$/, '$3/$2/$1 $4');

const lerResposta = async (resposta) => {
  const texto = await resposta.text();
  try {
    return JSON.parse(texto);
  } catch {
    // Um servidor no caminho respondeu com uma página, e não a plataforma.
    throw new Recusa(resposta.status, 'sem-json', texto.slice(0, 200));
  }
};

const segundosDe = (resposta) => Number(resposta.headers.get('retry-after') ?? 5);

/** Mandada embora antes de ser lida, por haver trabalho demais: repetir não faz duas vezes a mesma coisa, nem um ato. */
const isOcupada = async (resposta) =>
  resposta.status === 503 &&
  /"(servidor\.ocupado|temporarily_unavailable)"/.test(await resposta.clone().text());

export const abrirEscuta = (acesso = acessoDoAmbiente()) => {
  const base = acesso.url.replace(/\/+$/, '');
  let token = null;

  const buscar = async (caminho, opcoes) => {
    for (let vez = 1; ; vez += 1) {
      // Um redirecionamento levaria o segredo ou o token a outro endereço.
      const resposta = await fetch(`${base}${caminho}`, { ...opcoes, redirect: 'manual' }).catch((error) => {
        const causa = error.cause?.code ?? error.message;
        throw new Error(`Não consegui falar com ${base}: ${causa}. Confira ESCUTA_URL.`, { cause: error });
      });
      if (vez === TENTATIVAS || !(await isOcupada(resposta))) return resposta;
      await esperar(segundosDe(resposta) * 1000);
    }
  };

  const pedirToken = async () => {
    const resposta = await buscar('/oauth/token', {
      method: 'POST',
      body: new URLSearchParams({
        client_id: acesso.clientId,
        client_secret: acesso.clientSecret,
        ...(acesso.usuario
          ? { grant_type: 'password', username: acesso.usuario, password: acesso.senha ?? '' }
          : { grant_type: 'client_credentials' }),
      }),
    });
    const corpo = await lerResposta(resposta);
    if (!resposta.ok) throw new Recusa(resposta.status, corpo.error, corpo.error_description);
    return corpo.access_token;
  };

  /** Chamadas ao mesmo tempo esperam o mesmo token. */
  const comToken = async () => {
    token ??= pedirToken();
    try {
      return await token;
    } catch (error) {
      token = null;
      throw error;
    }
  };

  /** Uma chamada. O que falha do lado de lá só se repete quando repetir não faz duas vezes a mesma coisa. */
  const enviar = async (caminho, { corpo, chave } = {}) => {
    let renovado = false;
    for (let vez = 1; ; vez += 1) {
      const resposta = await buscar(`/api${caminho}`, {
        method: corpo ? 'POST' : 'GET',
        headers: {
          authorization: `Bearer ${await comToken()}`,
          ...(corpo && { 'content-type': 'application/json' }),
          ...(chave && { 'idempotency-key': chave }),
        },
        ...(corpo && { body: JSON.stringify(corpo) }),
      });
      if (resposta.status === 401 && !renovado) {
        token = null;
        renovado = true;
      } else if (resposta.status === 429 && vez < TENTATIVAS) {
        await esperar(segundosDe(resposta) * 1000);
      } else if (resposta.status >= 500 && vez < TENTATIVAS && (!corpo || chave)) {
        await esperar(2 ** vez * 500);
      } else {
        return resposta;
      }
    }
  };

  /** O que a chamada respondeu; `null` quando não há nada, ou nada que este sistema possa ler. */
  const chamar = async (caminho, opcoes) => {
    const resposta = await enviar(caminho, opcoes);
    const corpo = await lerResposta(resposta);
    // Um caminho com erro de digitação não é «nada encontrado».
    if (resposta.status === 404 && corpo.code !== 'rota.inexistente') return null;
    if (!resposta.ok) throw new Recusa(resposta.status, corpo.code, corpo.message);
    return corpo;
  };

  /** Todas as páginas, uma a uma, pelo cursor: o que outros gravam no meio não repete nem esconde nada. */
  const todas = async function* (filtros = {}) {
    let cursor;
    do {
      const consulta = new URLSearchParams({ MaxResultados: POR_PAGINA, ...filtros });
      if (cursor) consulta.set('Cursor', cursor);
      const resposta = await enviar(`/manifestacoes?${consulta}`);
      if (resposta.status === 404) return;
      const pagina = await lerResposta(resposta);
      if (!resposta.ok) throw new Recusa(resposta.status, pagina.code, pagina.message);
      yield* pagina;
      cursor = resposta.headers.get('x-proximo-cursor');
    } while (cursor);
  };

  return {
    chamar,
    todas,
    listar: (filtros) => chamar(`/manifestacoes?${new URLSearchParams(filtros)}`),
    ler: (id) => chamar(`/manifestacoes/${id}`),
    /** `chave` é feita uma vez por registro: se a resposta se perder, o registro continua um só. */
    registrar: (corpo, chave) => chamar('/manifestacoes', { corpo, chave }),
    /** 'respostas', 'prorrogar', 'encaminhar', 'arquivar', 'reabrir', 'atualizar'. */
    agir: (id, ato, corpo) => chamar(`/manifestacoes/${id}/${ato}`, { corpo }),
    recursos: (filtros) => chamar(`/recursos?${new URLSearchParams(filtros)}`),
    /** Um anexo pelo `Links` dele. Do endereço se usa só o caminho: o token não sai para outro servidor. */
    baixar: async ([{ href }]) => {
      const { pathname } = new URL(href, base);
      const anexo = await chamar(pathname.replace(/^.*?\/api(?=\/)/, ''));
      return anexo && { nome: anexo.NomeArquivo, conteudo: await descomprimir(anexo.ConteudoZipadoEBase64) };
    },
  };
};
