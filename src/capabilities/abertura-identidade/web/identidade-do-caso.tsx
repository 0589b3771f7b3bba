import { faUserShield } from '@fortawesome/free-solid-svg-icons/faUserShield.js';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import type { AberturaVista } from '../domain/abertura.ts';
import {
  abrirAprovada,
  chaveDasAberturasDoCaso,
  type Identidade,
  useAberturasDoCaso,
} from './abertura-queries.ts';
import { IdentidadeAberta } from './identidade-aberta.tsx';
import { Justificar, type Proxima } from './justificar.tsx';
import { useAbrir } from './use-abrir.ts';

export interface IdentidadeDoCasoProps {
  readonly idManifestacao: number;
  /** Whether the server lets this person open the identity. */
  readonly podeVer: boolean;
  /** The identity was opened, or somebody was asked to approve it: the history has a new row. */
  readonly onVista: (frase: string) => void;
  /** The focused control is gone. */
  readonly onFechada: () => void;
}

function Aprovada({
  abertura,
  onAberta,
}: {
  readonly abertura: AberturaVista;
  readonly onAberta: (pessoa: Identidade) => void;
}) {
  const { erro, isAbrindo, abrir } = useAbrir(() => abrirAprovada(abertura.idAbertura), onAberta);
  return (
    <>
      <p>
        {abertura.decisor} aprovou que você abra a identidade. Ela aparece uma vez, em até um dia depois da
        aprovação.
      </p>
      {erro && (
        <Message type="danger" title="Não foi possível abrir.">
          {erro}
        </Message>
      )}
      <Button variant="secondary" size="small" icon={faUserShield} loading={isAbrindo} onClick={abrir}>
        Abrir a identidade agora
      </Button>
    </>
  );
}

interface FechadaProps {
  readonly podeVer: boolean;
  readonly esperaPor: string | null;
  readonly proxima: Proxima;
  readonly onPedir: () => void;
}

function Fechada({ podeVer, esperaPor, proxima, onPedir }: FechadaProps) {
  if (esperaPor !== null) {
    return (
      <p>
        Você pediu para abrir a identidade. Falta a aprovação de outra pessoa, de {esperaPor}: o sino avisa
        quando ela decidir.
      </p>
    );
  }
  if (!podeVer)
    return <p className="ui-muted">O seu perfil, ou o seu órgão, não tem acesso a ela neste caso.</p>;
  if (proxima?.como === 'chega') {
    return <p className="ui-muted">Você chegou ao limite de aberturas de identidade de hoje.</p>;
  }
  return (
    <Button variant="secondary" size="small" className="ui-no-print" icon={faUserShield} onClick={onPedir}>
      Ver identidade
    </Button>
  );
}

/**
 * The identity behind a protected case is hidden until somebody says why they need it (Decreto
 * 10.153/2019, art. 6 §2) and, where it is due, somebody else agrees. It is stored nowhere.
 */
export function IdentidadeDoCaso({ idManifestacao, podeVer, onVista, onFechada }: IdentidadeDoCasoProps) {
  const queries = useQueryClient();
  const { data } = useAberturasDoCaso(idManifestacao, podeVer);
  const [pessoa, setPessoa] = useState<Identidade | null>(null);
  const [isPedindo, setPedindo] = useState(false);
  const [pedidaA, setPedidaA] = useState<string | null>(null);
  const proxima = data?.proxima ?? null;
  const aprovada = data?.aberturas.find(({ podeAbrir }) => podeAbrir);
  const reler = () => void queries.invalidateQueries({ queryKey: chaveDasAberturasDoCaso(idManifestacao) });
  const mostrar = (aberta: Identidade) => {
    setPessoa(aberta);
    setPedindo(false);
    onVista('A consulta à identidade ficou no histórico.');
    reler();
  };
  const fechar = () => {
    setPessoa(null);
    setPedindo(false);
    onFechada();
  };
  if (pessoa) return <IdentidadeAberta pessoa={pessoa} onEsconder={fechar} />;
  if (isPedindo) {
    return (
      <Justificar
        idManifestacao={idManifestacao}
        proxima={proxima}
        onResposta={(resposta) => {
          if (!('esperaPor' in resposta)) return mostrar(resposta);
          setPedidaA(resposta.esperaPor);
          fechar();
          onVista('O pedido para abrir a identidade ficou no histórico.');
          reler();
        }}
        onCancelar={fechar}
      />
    );
  }
  return (
    <>
      <p>A identidade de quem registrou é protegida.</p>
      {aprovada ? (
        <Aprovada abertura={aprovada} onAberta={mostrar} />
      ) : (
        <Fechada
          podeVer={podeVer}
          esperaPor={data?.espera ?? pedidaA}
          proxima={proxima}
          onPedir={() => setPedindo(true)}
        />
      )}
    </>
  );
}
