import type { IconDefinition } from '@fortawesome/fontawesome-common-types';
import { faCheckCircle } from '@fortawesome/free-solid-svg-icons/faCheckCircle.js';
import { faExclamationTriangle } from '@fortawesome/free-solid-svg-icons/faExclamationTriangle.js';
import { faTimesCircle } from '@fortawesome/free-solid-svg-icons/faTimesCircle.js';
import { Tag, type TagProps } from '#shell/ui/estado/tag.tsx';
import type { Saude } from '../contract.ts';
import type { EstadoDaSaude } from '../domain/conferir-saude.ts';

type Item = Saude['grupos'][number]['itens'][number];

const ESTADOS: Readonly<
  Record<
    EstadoDaSaude,
    { readonly nome: string; readonly tom: TagProps['tone']; readonly icone: IconDefinition }
  >
> = {
  bem: { nome: 'Bem', tom: 'success', icone: faCheckCircle },
  atencao: { nome: 'Atenção', tom: 'warning', icone: faExclamationTriangle },
  agir: { nome: 'Agir agora', tom: 'danger', icone: faTimesCircle },
};

/** One thing that was looked at: how it is, what it means, and what to do where something is to be done. */
export function ItemDaSaude({ item }: { readonly item: Item }) {
  const { nome, estado, valor, explica, fazer, roteiro } = item;
  const { nome: nomeDoEstado, tom = 'neutral', icone } = ESTADOS[estado];
  return (
    <li className="saude-item" data-estado={estado}>
      <h3>{nome}</h3>
      <Tag tone={tom} icon={icone}>
        {nomeDoEstado}
      </Tag>
      <p className="saude-valor">{valor}</p>
      <p className="ui-muted">{explica}</p>
      {fazer && (
        <p>
          <strong>O que fazer:</strong> {fazer}
          {roteiro && (
            <>
              {' '}
              O passo a passo está no guia de operação (docs/operacao/alertas.md, <code>{roteiro}</code>).
            </>
          )}
        </p>
      )}
    </li>
  );
}
