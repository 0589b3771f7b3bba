import { type Alerta, alertasDe } from './alertas.ts';
import { conferirZip } from './conferir-zip.ts';
import { dadosNoArquivo } from './dados-no-arquivo.ts';
import type { EntradaZip } from './formatos/zip.ts';
import { julgarTipo } from './julgar-tipo.ts';
import { limparAvi } from './metadados/avi.ts';
import { limparJpeg } from './metadados/jpeg.ts';
import type { Limpeza } from './metadados/limpeza.ts';
import { limparMp3 } from './metadados/mp3.ts';
import { limparMp4 } from './metadados/mp4.ts';
import { limparOdf } from './metadados/odf.ts';
import { limparOffice } from './metadados/office.ts';
import { limparOgg } from './metadados/ogg.ts';
import { limparPdf } from './metadados/pdf.ts';
import { limparPng } from './metadados/png.ts';
import { limparWebm } from './metadados/webm.ts';
import { recusas } from './recusas.ts';
import type { Formato } from './tipos-de-arquivo.ts';

export type Conferencia =
  | { readonly recusa: string }
  | { readonly formato: Formato; readonly conteudo: Uint8Array; readonly alertas: readonly Alerta[] };

const nada: Limpeza = { codigos: [], limpo: null };

const limpar = async (
  formato: Formato,
  bytes: Uint8Array,
  entradas: readonly EntradaZip[],
): Promise<Limpeza | null> => {
  switch (formato) {
    case 'jpg':
      return limparJpeg(bytes);
    case 'png':
      return limparPng(bytes);
    case 'pdf':
      return limparPdf(bytes);
    case 'docx':
    case 'xlsx':
      return limparOffice(entradas);
    case 'odt':
    case 'ods':
      return limparOdf(entradas);
    case 'mp3':
      return limparMp3(bytes);
    case 'mp4':
      return limparMp4(bytes);
    case 'avi':
      return limparAvi(bytes);
    case 'webm':
      return limparWebm(bytes);
    case 'ogg':
      return limparOgg(bytes);
    case 'doc':
    case 'xls':
      return { codigos: ['formato-antigo'], limpo: null };
    case 'txt':
    case 'csv':
    case 'json':
    case 'xml':
    case 'zip':
      return nada;
  }
};

/**
 * Judges a file and takes out what says who made it, unless the person keeps it as proof. The
 * alerts are the same in both cases: they describe the file as it came. A file for an answer (`deResposta`)
 * may be of an open format, and is searched for data of people.
 */
export const conferirArquivo = async (
  bytes: Uint8Array,
  nome: string,
  manterMetadados: boolean,
  deResposta = false,
): Promise<Conferencia> => {
  const julgado = await julgarTipo(bytes, nome, deResposta);
  if ('recusa' in julgado) return julgado;
  const { formato, entradas = [] } = julgado;
  if (formato === 'zip')
    return conferirZip(entradas, async (membro, nomeDoMembro) => {
      const dentro = await julgarTipo(membro, nomeDoMembro, true);
      // Nothing is opened inside of what is inside.
      return 'formato' in dentro && dentro.formato === 'zip'
        ? { recusa: recusas.zipNoZip }
        : conferirArquivo(membro, nomeDoMembro, manterMetadados, true);
    });
  const limpeza = await limpar(formato, bytes, entradas);
  if (!limpeza) return { recusa: recusas.danificado };
  const doTexto = deResposta ? dadosNoArquivo(formato, bytes, entradas) : [];
  return {
    formato,
    conteudo: manterMetadados ? bytes : (limpeza.limpo ?? bytes),
    alertas: alertasDe([...limpeza.codigos, ...doTexto]),
  };
};
