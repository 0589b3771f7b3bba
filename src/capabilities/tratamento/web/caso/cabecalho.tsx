import { faExclamationTriangle } from '@fortawesome/free-solid-svg-icons/faExclamationTriangle.js';
import { faLock } from '@fortawesome/free-solid-svg-icons/faLock.js';
import { CopyButton } from '#shell/ui/copy-button.tsx';
import { PrazoTag } from '#shell/ui/estado/prazo.tsx';
import { SituacaoTag } from '#shell/ui/estado/situacao-tag.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import type { Caso } from '../caso-queries.ts';
import { Presentes } from '../caso-vivo/presentes.tsx';
import { Vizinhas } from './vizinhas.tsx';

/** Which case this is, what must not be overlooked, and who else is here. */
export function Cabecalho({ caso }: { readonly caso: Caso }) {
  return (
    <div className="tratar-cabecalho">
      <div className="detalhe-cabecalho">
        <h2>
          <span>Protocolo</span>{' '}
          <span className="detalhe-protocolo">
            <span className="ui-mono">{caso.numeroProtocolo}</span>
            <CopyButton text={caso.numeroProtocolo} what="protocolo" />
          </span>
        </h2>
        <p className="detalhe-marcas">
          <Tag tone="info">{caso.tipo.descTipoManifestacao}</Tag>
          {caso.subtipo && <Tag>{caso.subtipo}</Tag>}
          <SituacaoTag situacao={caso.situacao} />
          {caso.prazo && <PrazoTag dias={caso.prazo.diasRestantes} />}
          {caso.urgente && (
            <Tag tone="danger" icon={faExclamationTriangle}>
              Urgente
            </Tag>
          )}
          {caso.restrita && (
            <Tag tone="warning" icon={faLock}>
              Conteúdo restrito
            </Tag>
          )}
        </p>
      </div>
      <Vizinhas caso={caso} />
      <Presentes idManifestacao={caso.idManifestacao} />
    </div>
  );
}
