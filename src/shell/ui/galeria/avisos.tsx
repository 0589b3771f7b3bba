import { useState } from 'react';
import { Button } from '../button.tsx';
import { ErrorSummary } from '../campos/error-summary.tsx';
import { Card } from '../card.tsx';
import { EmptyState } from '../estado/empty-state.tsx';
import { Message } from '../estado/message.tsx';
import { ProgressBar } from '../estado/progress-bar.tsx';
import { Skeleton } from '../estado/skeleton.tsx';
import { Spinner } from '../estado/spinner.tsx';
import { RichText } from '../rich-text.tsx';
import { Secao } from './secao.tsx';

const nada = () => undefined;

/** It takes the focus when it appears, so it is shown only on request. */
function ResumoDeErros() {
  const [tentativas, setTentativas] = useState(0);
  return (
    <>
      <Button variant="secondary" onClick={() => setTentativas(tentativas + 1)}>
        Mostrar o resumo de erros
      </Button>
      {tentativas > 0 && (
        <ErrorSummary
          attempt={tentativas}
          errors={[
            { message: 'O campo Nome é obrigatório!' },
            { message: 'O campo E-mail precisa de um endereço válido.' },
          ]}
        />
      )}
    </>
  );
}

export function Avisos() {
  return (
    <Secao titulo="Avisos e estados">
      <Message type="danger" onClose={nada}>
        Não foi possível salvar. Verifique os campos e tente de novo.
      </Message>
      <Message type="success" onClose={nada}>
        Sua manifestação foi registrada.
      </Message>
      <Message type="info" onClose={nada}>
        <RichText html="O prazo é de <strong>30 dias</strong>. <a href='/web/sobre'>Saiba mais</a>." />
      </Message>
      <Message type="warning" title="Prazo perto do fim:">
        faltam 2 dias para responder.
      </Message>
      <ResumoDeErros />
      <div className="row mt-3">
        <div className="col-md-6">
          <Card title="Carregando" headingLevel={3}>
            <Skeleton />
          </Card>
          <Card title="Lista carregando">
            <Skeleton shape="row" lines={3} />
          </Card>
          <Skeleton shape="card" lines={1} />
          <Spinner /> <Spinner size="medium" block label="Buscando manifestações…" />
        </div>
        <div className="col-md-6">
          <Card>
            <EmptyState
              title="Nenhuma manifestação ainda"
              action={<Button variant="primary">Nova manifestação</Button>}
            >
              Quando você registrar uma, ela aparece aqui com o prazo e a situação.
            </EmptyState>
          </Card>
          <ProgressBar label="Prazo de resposta" value={70} text="Faltam 9 dias" />
          <ProgressBar label="Prazo de resposta" value={95} text="Vence amanhã" tone="warning" />
          <ProgressBar label="Prazo de resposta" value={100} text="Venceu há 3 dias" tone="danger" />
        </div>
      </div>
    </Secao>
  );
}
