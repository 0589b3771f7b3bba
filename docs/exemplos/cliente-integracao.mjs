#!/usr/bin/env node
/**
 * A API de integração na linha de comando, para experimentar, copiar e adaptar. Usa escuta.mjs, da mesma pasta, que diz
 * também como entrar.
 *
 *   node cliente-integracao.mjs listar IdSituacaoManifestacao=1 MaxResultados=20
 *   node cliente-integracao.mjs ler 123
 *   node cliente-integracao.mjs anexo 123 45 saida.pdf
 *   node cliente-integracao.mjs registrar manifestacao.json [arquivo ...]
 *   node cliente-integracao.mjs responder 123 resposta.json
 *   node cliente-integracao.mjs sincronizar 01/03/2026 12/03/2026 pasta
 */
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { abrirEscuta, anexoDoDisco, descomprimir } from './escuta.mjs';

const escuta = abrirEscuta();

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
    const doDia = escuta.todas({ DataAtualizacaoInicio: dia, DataAtualizacaoFim: dia });
    for await (const { IdManifestacao } of doDia) {
      const inteira = await escuta.ler(IdManifestacao);
      // Null: foi encaminhada a outro órgão depois de listada.
      if (!inteira) continue;
      await writeFile(path.join(pasta, `${IdManifestacao}.json`), JSON.stringify(inteira, null, 2));
      lidas += 1;
    }
  }
  return { Lidas: lidas };
};

const baixar = async (id, idAnexo, destino) => {
  const anexo = await escuta.chamar(`/manifestacoes/${id}/anexos/${idAnexo}`);
  if (!anexo) return null;
  const conteudo = await descomprimir(anexo.ConteudoZipadoEBase64);
  const arquivo = destino ?? path.basename(anexo.NomeArquivo);
  await writeFile(arquivo, conteudo);
  return { NomeArquivo: arquivo, Bytes: conteudo.length };
};

const lerJson = async (arquivo) => JSON.parse(await readFile(arquivo, 'utf8'));

const comandos = {
  listar: (...filtros) => escuta.listar(filtros.map((filtro) => filtro.split(/=(.*)/s).slice(0, 2))),
  ler: escuta.ler,
  anexo: baixar,
  registrar: async (arquivo, ...anexos) => {
    const Anexos = await Promise.all(anexos.map(anexoDoDisco));
    return escuta.registrar({ ...(await lerJson(arquivo)), Anexos }, randomUUID());
  },
  responder: async (id, arquivo) => escuta.agir(id, 'respostas', await lerJson(arquivo)),
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
