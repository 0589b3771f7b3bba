import { faFileDownload } from '@fortawesome/free-solid-svg-icons/faFileDownload.js';
import { Icon } from './icon.tsx';
import { formatBytes } from './upload.tsx';
import './arquivos.css';

interface Arquivo {
  readonly idAnexo: number;
  readonly nomeArquivo: string;
  readonly tamanho: number;
  readonly href: string;
}

export interface ArquivosProps {
  readonly arquivos: readonly Arquivo[];
  /** What the list is, for screen readers: 'Anexos da resposta'. */
  readonly rotulo: string;
}

/** Files to fetch, each with its size: on a phone that matters before the press. */
export function Arquivos({ arquivos, rotulo }: ArquivosProps) {
  if (arquivos.length === 0) return null;
  return (
    <ul className="ui-arquivos" aria-label={rotulo}>
      {arquivos.map(({ idAnexo, nomeArquivo, tamanho, href }) => (
        <li key={idAnexo}>
          <a href={href} download={nomeArquivo}>
            <Icon icon={faFileDownload} />
            <span>{nomeArquivo}</span> <span className="ui-muted">({formatBytes(tamanho)})</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
