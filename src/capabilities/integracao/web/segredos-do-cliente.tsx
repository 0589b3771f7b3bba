import { useState } from 'react';
import { SILENT } from '#shell/api/client.ts';
import { isDesistencia } from '#shell/api/confirmacao.ts';
import { formatMomento } from '#shell/formato.ts';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import { Ficha } from '#shell/ui/ficha.tsx';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import { Modal } from '#shell/ui/janela/modal.tsx';
import type { ClienteVisto } from '../domain/cliente.ts';
import { DIAS_SEM_USO } from '../domain/segredos.ts';
import { formatHora } from './hora-de-uso.ts';
import { api, useRelerClientes } from './integracao-queries.ts';

interface UmSegredoProps {
  readonly titulo: string;
  readonly segredo: ClienteVisto['segredo'];
  readonly ate: string;
}

function UmSegredo({ titulo, segredo, ate }: UmSegredoProps) {
  const { desde, usadoEm, semUso } = segredo;
  return (
    <>
      <h3>
        {titulo} {semUso && <Tag tone="warning">{`Sem uso há ${DIAS_SEM_USO} dias`}</Tag>}
      </h3>
      <Ficha
        fatos={{
          'Vale desde': desde ? formatMomento(desde) : 'Não se sabe',
          'Vale até': ate,
          'Último token pedido com ele': usadoEm ? formatHora(usadoEm) : 'Nenhum',
        }}
      />
    </>
  );
}

/** At most two: the present one, and the one before it while a program switches. */
export function SegredosDoCliente({ cliente }: { readonly cliente: ClienteVisto }) {
  const reler = useRelerClientes();
  const [perguntando, setPerguntando] = useState(false);
  const [encerrando, setEncerrando] = useState(false);
  const [erro, setErro] = useState<string | null>(null);
  const { idCliente, versao, segredo, segredoAnterior } = cliente;
  const encerrar = async () => {
    setEncerrando(true);
    setErro(null);
    try {
      await api(
        'POST /app-web/v1/integracao/clientes/:idCliente/encerrar-segredo-anterior',
        { params: { idCliente }, body: { versao } },
        SILENT,
      );
      await reler();
    } catch (error) {
      setErro(isDesistencia(error) ? null : textoDoErro(error));
    } finally {
      setPerguntando(false);
      setEncerrando(false);
    }
  };
  return (
    <>
      <h2>Segredos</h2>
      {erro && (
        <Message type="danger" title="Não foi possível encerrar.">
          {erro}
        </Message>
      )}
      <UmSegredo titulo="Segredo atual" segredo={segredo} ate="Até ser trocado" />
      {segredoAnterior && (
        <>
          <UmSegredo
            titulo="Segredo anterior"
            segredo={segredoAnterior}
            ate={formatMomento(segredoAnterior.ate)}
          />
          <div className="ui-actions integracao-encerrar">
            <Button variant="secondary" onClick={() => setPerguntando(true)}>
              Encerrar o segredo anterior
            </Button>
          </div>
        </>
      )}
      <Modal
        open={perguntando}
        title="Encerrar o segredo anterior?"
        acceptLabel="Encerrar"
        danger
        accepting={encerrando}
        onAccept={() => void encerrar()}
        onClose={() => setPerguntando(false)}
      >
        <p>Ele e os tokens dele deixam de valer agora. O segredo atual continua.</p>
      </Modal>
    </>
  );
}
