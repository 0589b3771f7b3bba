import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import { invalid } from '#kernel/errors.ts';
import { camposComErro } from '#kernel/validacao/campos-com-erro.ts';
import { mensagem } from '#kernel/validacao/mensagens.ts';
import { normalizeInput } from '#server/http/input.ts';
import { type PedidoDeTarjas, pedidoDeTarjas } from '../contract.ts';
import { MAX_BYTES_DO_PDF } from '../domain/retangulo.ts';
import { arquivoGrande, campoInvalido, interrompido } from '../domain/tarjamento-errors.ts';

export interface Recebido extends PedidoDeTarjas {
  readonly bytes: Uint8Array;
  readonly nome: string;
}

const MAX_CAMPO = 2_000_000;
/** Room for the rest of the form, besides the file. */
const FOLGA_DO_FORMULARIO = 5_000_000;

interface Formulario {
  readonly campos: ReadonlyMap<string, string>;
  readonly arquivo: { readonly nome: string; readonly bytes: Buffer } | undefined;
}

const assertTamanho = (headers: IncomingHttpHeaders): void => {
  const declarado = Number(headers['content-length'] ?? 0);
  if (declarado > MAX_BYTES_DO_PDF + FOLGA_DO_FORMULARIO) throw arquivoGrande();
};

/** Reads the form into memory, up to the limit of the file. */
const readFormulario = (headers: IncomingHttpHeaders, corpo: Readable): Promise<Formulario> =>
  new Promise((resolve, reject) => {
    const campos = new Map<string, string>();
    let arquivo: Formulario['arquivo'];
    let leitor: InstanceType<typeof Busboy>;
    const desistir = (erro: Error): void => {
      corpo.unpipe();
      // The rest of the upload is read and discarded, so that the answer reaches the sender.
      corpo.resume();
      reject(erro);
    };
    try {
      leitor = new Busboy({
        headers: headers as BusboyHeaders,
        limits: { fileSize: MAX_BYTES_DO_PDF + 1, files: 1, fields: 4, fieldSize: MAX_CAMPO, parts: 6 },
      });
    } catch {
      desistir(interrompido());
      return;
    }
    leitor.on('field', (nome, valor, _nomeCortado, cortado) => {
      if (cortado) desistir(campoInvalido(nome, mensagem('padrao')));
      else if (campos.has(nome)) desistir(campoInvalido(nome, 'Envie este campo uma vez só.'));
      else campos.set(nome, valor);
    });
    leitor.on('file', (campo, fluxo, nome) => {
      const partes: Buffer[] = [];
      let total = 0;
      fluxo.on('data', (parte: Buffer) => {
        total += parte.length;
        partes.push(parte);
      });
      fluxo.on('limit', () => desistir(arquivoGrande()));
      fluxo.on('end', () => {
        if (total > MAX_BYTES_DO_PDF) desistir(arquivoGrande());
        else if (campo === 'arquivo') arquivo = { nome: nome ?? '', bytes: Buffer.concat(partes, total) };
      });
    });
    leitor.on('filesLimit', () => desistir(campoInvalido('arquivo', 'Envie um arquivo de cada vez.')));
    leitor.on('error', () => desistir(interrompido()));
    leitor.on('finish', () => resolve({ campos, arquivo }));
    corpo.on('error', () => desistir(interrompido()));
    corpo.on('aborted', () => desistir(interrompido()));
    corpo.pipe(leitor);
  });

const readJson = (campo: string, texto: string): unknown => {
  try {
    return JSON.parse(texto);
  } catch {
    throw campoInvalido(campo, 'Envie uma lista em JSON.');
  }
};

const readPedido = (campos: Formulario['campos']): PedidoDeTarjas => {
  const bruto = Object.fromEntries([...campos].map(([nome, texto]) => [nome, readJson(nome, texto)]));
  const lido = pedidoDeTarjas.safeParse(normalizeInput(bruto));
  if (lido.success) return lido.data;
  const comErro = camposComErro(lido.error);
  throw invalid('entrada.invalida', Object.values(comErro)[0] ?? mensagem('padrao'), { campos: comErro });
};

export const receber = async (headers: IncomingHttpHeaders, corpo: Readable): Promise<Recebido> => {
  assertTamanho(headers);
  const { campos, arquivo } = await readFormulario(headers, corpo);
  const pedido = readPedido(campos);
  if (!arquivo) throw campoInvalido('arquivo', mensagem('obrigatorio', { label: 'Arquivo' }));
  return { ...pedido, bytes: arquivo.bytes, nome: arquivo.nome };
};
