import { faFileDownload } from '@fortawesome/free-solid-svg-icons/faFileDownload.js';
import { type ComponentType, createContext, useContext } from 'react';
import { formatBytes } from './campos/upload.tsx';
import { Icon } from './icon.tsx';
import './arquivos.css';

export interface Arquivo {
  readonly idAnexo: number;
  readonly nomeArquivo: string;
  readonly tamanho: number;
  readonly tipoConteudo?: string;
  readonly href: string;
}

export interface ArquivosProps {
  readonly arquivos: readonly Arquivo[];
  /** The list's name for screen readers: 'Anexos da resposta'. */
  readonly rotulo: string;
}

/** What a page offers beside each file, such as a preview without downloading it. */
export const AoLadoDoArquivo = createContext<ComponentType<{ readonly arquivo: Arquivo }> | null>(null);

/** Files to download, each with its size: on a phone that matters before pressing. */
export function Arquivos({ arquivos, rotulo }: ArquivosProps) {
  const AoLado = useContext(AoLadoDoArquivo);
  if (arquivos.length === 0) return null;
  return (
    <ul className="ui-arquivos" aria-label={rotulo}>
      {arquivos.map((arquivo) => (
        <li key={arquivo.idAnexo}>
          <a href={arquivo.href} download={arquivo.nomeArquivo}>
            <Icon icon={faFileDownload} />
            <span>{arquivo.nomeArquivo}</span>{' '}
            <span className="ui-muted">({formatBytes(arquivo.tamanho)})</span>
          </a>
          {AoLado && <AoLado arquivo={arquivo} />}
        </li>
      ))}
    </ul>
  );
}
