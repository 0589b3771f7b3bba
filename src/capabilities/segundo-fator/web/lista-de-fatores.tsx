import { faTrash } from '@fortawesome/free-solid-svg-icons/faTrash.js';
import { useState } from 'react';
import { SILENT } from '#shell/api/client.ts';
import { isDesistencia } from '#shell/api/confirmacao.ts';
import { formatMomento } from '#shell/formato.ts';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import { Modal } from '#shell/ui/janela/modal.tsx';
import type { EstadoDoFator } from '../contract.ts';
import { podeRemoverFator } from '../domain/fator.ts';
import { api } from './api.ts';

type Fator = EstadoDoFator['fatores'][number];

const TIPOS = { passkey: 'Chave de acesso', app: 'Aplicativo' } as const;

interface RemoverProps {
  readonly fator: Fator;
  readonly isUltimo: boolean;
  readonly onFechar: () => void;
  readonly onRemovido: () => void;
}

function Remover({ fator, isUltimo, onFechar, onRemovido }: RemoverProps) {
  const [isRemovendo, setRemovendo] = useState(false);
  const [erro, setErro] = useState<string | null>(null);
  const remover = async () => {
    setRemovendo(true);
    setErro(null);
    try {
      const params = { idFator: fator.idFator };
      await api('DELETE /app-web/v1/segundo-fator/fatores/:idFator', { params }, SILENT);
      onRemovido();
    } catch (error) {
      setErro(isDesistencia(error) ? null : textoDoErro(error));
      setRemovendo(false);
    }
  };
  return (
    <Modal
      open
      danger
      title={`Remover ${fator.nome}?`}
      acceptLabel="Remover"
      cancelLabel="Voltar"
      accepting={isRemovendo}
      onAccept={() => void remover()}
      onClose={onFechar}
      largura={520}
    >
      {erro && (
        <Message type="danger" title="Não foi possível remover.">
          {erro}
        </Message>
      )}
      {isUltimo ? (
        <p>
          É o seu último segundo fator: a conta volta a abrir só com a senha, e os códigos de recuperação
          deixam de valer. Avisamos você por e-mail.
        </p>
      ) : (
        <p>Ele deixa de confirmar a sua entrada. Avisamos você por e-mail.</p>
      )}
    </Modal>
  );
}

interface ListaProps {
  readonly estado: EstadoDoFator;
  readonly onRemovido: (nome: string) => void;
}

export function ListaDeFatores({ estado, onRemovido }: ListaProps) {
  const [aRemover, setARemover] = useState<Fator | null>(null);
  const podeRemover = podeRemoverFator(estado, estado.fatores.length).allowed;
  return (
    <section>
      <h2>Seus segundos fatores</h2>
      <ul className="fator-lista">
        {estado.fatores.map((fator) => (
          <li key={fator.idFator}>
            <div>
              <p>
                <strong>{fator.nome}</strong> <Tag>{TIPOS[fator.tipo]}</Tag>
              </p>
              <p className="ui-muted">
                Criado em {formatMomento(fator.criadoEm)}.
                {fator.usadoEm && ` Último uso em ${formatMomento(fator.usadoEm)}.`}
              </p>
            </div>
            {podeRemover && (
              <Button
                icon={faTrash}
                aria-label={`Remover ${fator.nome}`}
                onClick={() => setARemover(fator)}
              />
            )}
          </li>
        ))}
      </ul>
      {!podeRemover && (
        <p className="ui-muted">
          A sua conta precisa de um segundo fator. Para trocar este, crie outro antes.
        </p>
      )}
      {aRemover && (
        <Remover
          fator={aRemover}
          isUltimo={estado.fatores.length === 1}
          onFechar={() => setARemover(null)}
          onRemovido={() => {
            setARemover(null);
            onRemovido(aRemover.nome);
          }}
        />
      )}
    </section>
  );
}
