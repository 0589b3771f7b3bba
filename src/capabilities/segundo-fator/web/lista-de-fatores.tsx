import { faTrash } from '@fortawesome/free-solid-svg-icons/faTrash.js';
import { useState } from 'react';
import { SILENT } from '#shell/api/client.ts';
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
  readonly onFechar: () => void;
  readonly onRemovido: () => void;
}

function Remover({ fator, onFechar, onRemovido }: RemoverProps) {
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
      setErro(textoDoErro(error));
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
      <p>Ele deixa de confirmar a sua entrada. Avisamos você por e-mail.</p>
    </Modal>
  );
}

interface ListaProps {
  readonly estado: EstadoDoFator;
  readonly onMudou: () => void;
}

export function ListaDeFatores({ estado, onMudou }: ListaProps) {
  const [aRemover, setARemover] = useState<Fator | null>(null);
  const [removido, setRemovido] = useState<string | null>(null);
  const podeRemover = podeRemoverFator(estado, estado.fatores.length).allowed;
  return (
    <section>
      <h2>Seus segundos fatores</h2>
      {removido && <Message type="success" title={`${removido} foi removido.`} />}
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
          onFechar={() => setARemover(null)}
          onRemovido={() => {
            setRemovido(aRemover.nome);
            setARemover(null);
            onMudou();
          }}
        />
      )}
    </section>
  );
}
