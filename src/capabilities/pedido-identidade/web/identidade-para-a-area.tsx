import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CasoEscolhido } from '#shell/atos/casos.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Secao } from '#shell/ui/secao.tsx';
import { chaveDosPedidosDoCaso, usePedidosDoCaso } from './pedidos-queries.ts';
import PedirIdentidade from './pedir-identidade-form.tsx';
import { UmPedido } from './um-pedido.tsx';

export interface IdentidadeParaAAreaProps {
  /** The case of the step, without a version: an area does not see it. */
  readonly caso: Omit<CasoEscolhido, 'versao'>;
}

/** An area reads a denúncia covered; here it asks for the identity, and opens what was granted. */
export function IdentidadeParaAArea({ caso }: IdentidadeParaAAreaProps) {
  const queries = useQueryClient();
  const consulta = usePedidosDoCaso(caso.idManifestacao);
  const [isPedindo, setPedindo] = useState(false);
  const [isFeito, setFeito] = useState(false);
  const { data } = consulta;
  return (
    <Secao id="colaborar-identidade" titulo="Quem registrou">
      <p>A identidade de quem registrou é protegida, e o texto vem sem ela.</p>
      {isFeito && (
        <Message type="success" title="Pedido enviado.">
          A ouvidoria que guarda a identidade decide, e você recebe um aviso.
        </Message>
      )}
      {consulta.isError && (
        <FalhaAoAbrir titulo="Não foi possível carregar os pedidos de identidade." falha={consulta} />
      )}
      {data?.pedidos.map((pedido) => (
        <UmPedido key={pedido.idPedido} pedido={pedido} />
      ))}
      {data?.podePedir && !isPedindo && (
        <Button variant="secondary" size="small" className="ui-no-print" onClick={() => setPedindo(true)}>
          Pedir a identidade
        </Button>
      )}
      {isPedindo && (
        <PedirIdentidade
          casos={[caso as CasoEscolhido]}
          onCancelar={() => setPedindo(false)}
          onFeito={() => {
            setPedindo(false);
            setFeito(true);
            void queries.invalidateQueries({ queryKey: chaveDosPedidosDoCaso(caso.idManifestacao) });
          }}
        />
      )}
    </Secao>
  );
}
