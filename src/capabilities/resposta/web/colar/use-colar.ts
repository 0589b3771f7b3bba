import { type ClipboardEvent, useState } from 'react';
import type { ArquivoDaTela } from '#shell/campo-de-anexos.ts';
import { csvDe, nomeLivre, notaDoArquivo, tabelaColada } from '../../domain/tabela-colada.ts';

/** What was pasted and became a file. */
export interface Colado {
  readonly arquivo: File;
  /** 'A tabela colada virou o arquivo tabela.csv, com 12 linhas.' */
  readonly frase: string;
}

/** What was written into the text in its place, which taking it back takes out again. */
interface Colagem extends Colado {
  readonly nota: string;
}

interface Opcoes {
  readonly texto: string;
  readonly escrever: (texto: string) => void;
  /** The names of the files that the answer has. */
  readonly usados: readonly string[];
  readonly onArquivo: (arquivo: ArquivoDaTela) => void;
}

const EXTENSOES: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg' };

const imagemColada = (dados: DataTransfer, usados: readonly string[]): Colado | null => {
  const imagem = [...dados.files].find(({ type }) => type in EXTENSOES);
  if (!imagem) return null;
  const nome = nomeLivre('imagem', EXTENSOES[imagem.type] ?? 'png', usados);
  return {
    arquivo: new File([imagem], nome, { type: imagem.type }),
    frase: `A imagem colada virou o arquivo ${nome}.`,
  };
};

const tabelaComoArquivo = (dados: DataTransfer, usados: readonly string[]): Colado | null => {
  const linhas = tabelaColada({ html: dados.getData('text/html'), texto: dados.getData('text/plain') });
  if (!linhas) return null;
  const nome = nomeLivre('tabela', 'csv', usados);
  return {
    arquivo: new File([csvDe(linhas)], nome, { type: 'text/csv' }),
    frase: `A tabela colada virou o arquivo ${nome}, com ${linhas.length} linhas.`,
  };
};

/** The note with a space on each side that touches a word, so that the two do not become one. */
const notaEntre = (antes: string, nome: string, depois: string): string =>
  `${/[\p{L}\p{N}.,;:!?)]$/u.test(antes) ? ' ' : ''}${notaDoArquivo(nome)}${/^[\p{L}\p{N}(]/u.test(depois) ? ' ' : ''}`;

/** A picture or a table pasted into the text becomes a file, with a note where it was pasted; it can be taken back. */
export const useColar = ({ texto, escrever, usados, onArquivo }: Opcoes) => {
  const [colado, setColado] = useState<Colagem | null>(null);
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>): void => {
    const { clipboardData, currentTarget } = event;
    // A spreadsheet offers a picture of the table too: the table is worth more.
    const novo = tabelaComoArquivo(clipboardData, usados) ?? imagemColada(clipboardData, usados);
    if (!novo) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = currentTarget;
    const antes = texto.slice(0, selectionStart);
    const depois = texto.slice(selectionEnd);
    const nota = notaEntre(antes, novo.arquivo.name, depois);
    escrever(antes + nota + depois);
    onArquivo({ arquivo: novo.arquivo, fica: true });
    setColado({ ...novo, nota });
  };
  const desfazer = (): void => {
    if (!colado) return;
    // The person may have taken a space of it away meanwhile.
    const { nota } = colado;
    escrever(texto.replace(texto.includes(nota) ? nota : nota.trim(), ''));
    onArquivo({ arquivo: colado.arquivo, fica: false });
    setColado(null);
  };
  return { colado, onPaste, desfazer };
};
