#!/usr/bin/env node
/**
 * Um cliente da API de integração, em Node puro (20 ou mais novo), para copiar e adaptar.
 *
 *   export ESCUTA_URL=http://localhost:3000 ESCUTA_CLIENT_ID=1001 ESCUTA_CLIENT_SECRET=Demo@2026
 *   node cliente-integracao.mjs listar IdSituacaoManifestacao=1 MaxResultados=20
 *   node cliente-integracao.mjs ler 123
 *   node cliente-integracao.mjs anexo 123 45 saida.pdf
 *   node cliente-integracao.mjs registrar manifestacao.json [arquivo ...]
 *   node cliente-integracao.mjs responder 123 resposta.json
 *   node cliente-integracao.mjs sincronizar 01/03/2026 12/03/2026 pasta
 *
 * Com ESCUTA_USUARIO e ESCUTA_SENHA o token é pedido com grant_type=password; sem eles, com client_credentials.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

const base = (process.env.ESCUTA_URL ?? 'http://localhost:3000').replace(/\/+$/, '');
const POR_PAGINA = 500;
let token = null;

const pedirToken = async () => {
  const { ESCUTA_CLIENT_ID, ESCUTA_CLIENT_SECRET, ESCUTA_USUARIO, ESCUTA_SENHA } = process.env;
  const resposta = await fetch(`${base}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      client_id: ESCUTA_CLIENT_ID ?? '',
      client_secret: ESCUTA_CLIENT_SECRET ?? '',
      ...(ESCUTA_USUARIO
        ? { grant_type: 'password', username: ESCUTA_USUARIO, password: ESCUTA_SENHA ?? '' }
        : { grant_type: 'client_credentials' }),
    }),
  });
  const corpo = await resposta.json();
  if (!resposta.ok) throw new Error(`${corpo.error}: ${corpo.error_description}`);
  token = corpo.access_token;
};

const esperar = (segundos) => new Promise((resolve) => setTimeout(resolve, segundos * 1000));

/** Com 401 pede outro token e repete uma vez; com 429 espera o que a plataforma pede. 404 devolve null. */
const chamar = async (caminho, { corpo, repetida = false } = {}) => {
  if (!token) await pedirToken();
  const resposta = await fetch(`${base}/api${caminho}`, {
    method: corpo ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, ...(corpo && { 'content-type': 'application/json' }) },
    ...(corpo && { body: JSON.stringify(corpo) }),
  });
  if (resposta.status === 401 && !repetida) {
    token = null;
    return chamar(caminho, { corpo, repetida: true });
  }
  if (resposta.status === 429) {
    await esperar(Number(resposta.headers.get('retry-after') ?? 5));
    return chamar(caminho, { corpo, repetida });
  }
  if (resposta.status === 404) return null;
  const lida = await resposta.json();
  if (!resposta.ok) throw new Error(`${resposta.status} ${lida.code}: ${lida.message}`);
  return lida;
};

const listar = (filtros) => chamar(`/manifestacoes?${new URLSearchParams(filtros)}`);

/** Todas as páginas de um dia: a lista não muda entre elas, mesmo que outros estejam escrevendo. */
const alteradasNoDia = async (dia) => {
  const todas = [];
  for (;;) {
    const pagina = await listar({
      DataAtualizacaoInicio: dia,
      DataAtualizacaoFim: dia,
      MaxResultados: POR_PAGINA,
      PosInicioPagina: todas.length,
    });
    todas.push(...(pagina ?? []));
    if (!pagina || pagina.length < POR_PAGINA) return todas;
  }
};

const escrito = (dia) => new Date(dia).toISOString().slice(0, 10).split('-').reverse().join('/');

/** dd/MM/aaaa, de um dia que existe. */
const lido = (texto) => {
  const [, dia, mes, ano] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(texto ?? '') ?? [];
  const data = Date.UTC(Number(ano), Number(mes) - 1, Number(dia));
  if (Number.isNaN(data) || escrito(data) !== texto)
    throw new Error(`Escreva as datas como dd/MM/aaaa. Recebido: ${texto ?? 'nada'}.`);
  return data;
};

const diasEntre = (de, ate) => {
  const [primeiro, ultimo] = [lido(de), lido(ate)];
  if (primeiro > ultimo) throw new Error(`O período termina antes de começar: ${de} a ${ate}.`);
  const dias = [];
  for (let dia = primeiro; dia <= ultimo; dia += 86_400_000) dias.push(escrito(dia));
  return dias;
};

/** Guarda cada manifestação alterada no período em pasta/{id}.json. */
const sincronizar = async (de, ate, pasta) => {
  const dias = diasEntre(de, ate);
  if (!pasta) throw new Error('Diga em que pasta guardar as manifestações.');
  await mkdir(pasta, { recursive: true });
  let lidas = 0;
  for (const dia of dias) {
    for (const { IdManifestacao } of await alteradasNoDia(dia)) {
      const inteira = await chamar(`/manifestacoes/${IdManifestacao}`);
      // Null: foi encaminhada a outro órgão depois de listada.
      if (!inteira) continue;
      await writeFile(path.join(pasta, `${IdManifestacao}.json`), JSON.stringify(inteira, null, 2));
      lidas += 1;
    }
  }
  return { Lidas: lidas };
};

const baixar = async (id, idAnexo, destino) => {
  const anexo = await chamar(`/manifestacoes/${id}/anexos/${idAnexo}`);
  if (!anexo) return null;
  const conteudo = await promisify(gunzip)(Buffer.from(anexo.ConteudoZipadoEBase64, 'base64'));
  await writeFile(destino ?? anexo.NomeArquivo, conteudo);
  return { NomeArquivo: destino ?? anexo.NomeArquivo, Bytes: conteudo.length };
};

const registrar = async (arquivo, ...anexos) => {
  const corpo = JSON.parse(await readFile(arquivo, 'utf8'));
  const Anexos = await Promise.all(
    anexos.map(async (nome) => {
      const conteudo = await readFile(nome);
      return {
        NomeArquivo: path.basename(nome),
        TamanhoArquivo: conteudo.length,
        ConteudoZipadoEBase64: (await promisify(gzip)(conteudo)).toString('base64'),
      };
    }),
  );
  return chamar('/manifestacoes', { corpo: { ...corpo, Anexos } });
};

const comandos = {
  listar: (...filtros) => listar(filtros.map((filtro) => filtro.split(/=(.*)/s).slice(0, 2))),
  ler: (id) => chamar(`/manifestacoes/${id}`),
  anexo: baixar,
  registrar,
  responder: async (id, arquivo) =>
    chamar(`/manifestacoes/${id}/respostas`, { corpo: JSON.parse(await readFile(arquivo, 'utf8')) }),
  sincronizar,
};

const [comando, ...argumentos] = process.argv.slice(2);
if (!Object.hasOwn(comandos, comando ?? '')) {
  console.error(`Use: cliente-integracao.mjs ${Object.keys(comandos).join(' | ')}`);
  process.exitCode = 2;
} else {
  try {
    console.log(JSON.stringify((await comandos[comando](...argumentos)) ?? 'Nada encontrado.', null, 2));
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
