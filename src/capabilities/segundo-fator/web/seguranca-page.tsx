import './segundo-fator.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SILENT } from '#shell/api/client.ts';
import { isDesistencia } from '#shell/api/confirmacao.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import { Modal } from '#shell/ui/janela/modal.tsx';
import type { EstadoDoFator } from '../contract.ts';
import { api, read } from './api.ts';
import { Codigos } from './codigos.tsx';
import { ListaDeFatores } from './lista-de-fatores.tsx';
import { NovoFator } from './novo/novo-fator.tsx';

interface PartesDaPagina {
  readonly estado: EstadoDoFator;
  readonly reler: () => void;
}

function Recuperacao({ estado, reler }: PartesDaPagina) {
  const [codigos, setCodigos] = useState<readonly string[] | null>(null);
  const [erro, setErro] = useState<string | null>(null);
  const [isPerguntando, setPerguntando] = useState(false);
  const criar = async () => {
    setErro(null);
    setPerguntando(false);
    try {
      setCodigos(
        (await api('POST /app-web/v1/segundo-fator/codigos', undefined, SILENT)).codigosDeRecuperacao,
      );
      reler();
    } catch (error) {
      setErro(isDesistencia(error) ? null : textoDoErro(error));
    }
  };
  if (codigos)
    return <Codigos codigos={codigos} rotulo="Guardei os códigos" onGuardados={() => setCodigos(null)} />;
  return (
    <section>
      <h2>Códigos de recuperação</h2>
      {erro && (
        <Message type="danger" title="Os códigos não foram criados.">
          {erro}
        </Message>
      )}
      <p>
        {estado.codigosRestantes === 0
          ? 'Você não tem mais códigos. Crie novos agora.'
          : `Você ainda tem ${estado.codigosRestantes} de 10. Novos códigos fazem os anteriores deixarem de valer.`}
      </p>
      <Button
        variant="secondary"
        onClick={() => (estado.codigosRestantes === 0 ? void criar() : setPerguntando(true))}
      >
        Criar novos códigos
      </Button>
      <Modal
        open={isPerguntando}
        title="Criar novos códigos?"
        acceptLabel="Criar"
        cancelLabel="Voltar"
        onAccept={() => void criar()}
        onClose={() => setPerguntando(false)}
        largura={520}
      >
        <p>Os códigos que você guardou deixam de valer na mesma hora.</p>
      </Modal>
    </section>
  );
}

function Seguranca({ estado, reler }: PartesDaPagina) {
  const tem = estado.fatores.length > 0;
  const [removido, setRemovido] = useState<string | null>(null);
  return (
    <div className="fator-pagina">
      {removido && <Message type="success" title={`${removido} foi removido.`} />}
      {tem && (
        <ListaDeFatores
          estado={estado}
          onRemovido={(nome) => {
            setRemovido(nome);
            reler();
          }}
        />
      )}
      {estado.podeCriar ? (
        <NovoFator rotulo="Guardei os códigos" onPronto={reler}>
          {!tem && (
            <Message type="info" title="Sua conta ainda não tem segundo fator." still>
              Com ele, quem descobrir a sua senha ainda não entra. Ele também confirma as ações mais
              delicadas.
            </Message>
          )}
          <h2>{tem ? 'Acrescentar outro' : 'Criar o segundo fator'}</h2>
        </NovoFator>
      ) : (
        !tem && <p>O segundo fator é para quem trabalha em uma ouvidoria. Para a sua conta, use o gov.br.</p>
      )}
      {tem && <Recuperacao estado={estado} reler={reler} />}
    </div>
  );
}

/** The person's own factors: listed, added, removed, and the codes for when they are lost. */
export default function SegurancaPage() {
  const estado = useQuery({
    queryKey: ['segundo-fator'],
    queryFn: () => read('GET /app-web/v1/segundo-fator', undefined, { quiet: true }),
    staleTime: 0,
  });
  if (estado.isPending) return <Skeleton lines={8} label="Carregando a segurança da conta…" />;
  if (estado.isError) return <FalhaAoAbrir falha={estado} />;
  return <Seguranca estado={estado.data} reler={() => void estado.refetch()} />;
}
