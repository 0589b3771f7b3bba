import { useState } from 'react';
import { daysBetween, parseIsoDate } from '#kernel/prazo/data.ts';
import { formatDia, textoDosDias } from '#shell/formato.ts';
import { Button } from '#shell/ui/button.tsx';
import { DiasDoPrazo } from '#shell/ui/estado/dias-do-prazo.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { tomDoPrazo } from '#shell/ui/estado/prazo.tsx';
import { ProgressBar } from '#shell/ui/estado/progress-bar.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import { Collapsible } from '#shell/ui/navegacao/accordion.tsx';
import type { DetalheDaManifestacao } from '../../domain/ler/detalhe.ts';
import { usePrazoExplicado } from './detalhe-queries.ts';

type Prazo = NonNullable<DetalheDaManifestacao['prazo']>;

/** How much of the time has passed, in percent. */
const decorrido = ({ inicio, vencimento, diasRestantes }: Prazo): number => {
  const de = parseIsoDate(inicio);
  const ate = parseIsoDate(vencimento);
  const total = de && ate ? daysBetween(de, ate) : 0;
  return total <= 0 ? 100 : Math.min(100, Math.max(0, ((total - diasRestantes) / total) * 100));
};

function DiasDoCaso({ idManifestacao }: { readonly idManifestacao: number }) {
  const { data, error, isFetching, refetch } = usePrazoExplicado(idManifestacao, true);
  if (error) {
    return (
      <Message type="danger" title="Não foi possível explicar agora.">
        {textoDoErro(error)}{' '}
        <Button size="small" loading={isFetching} onClick={() => refetch()}>
          Tentar de novo
        </Button>
      </Message>
    );
  }
  if (!data) return <Skeleton lines={5} label="Contando os dias…" />;
  return (
    <>
      {data.original !== data.vencimento && (
        <p>
          O prazo era {formatDia(data.original)} e passou a ser {formatDia(data.vencimento)}.
        </p>
      )}
      <DiasDoPrazo dias={data.dias} />
    </>
  );
}

function Explicacao({ idManifestacao }: { readonly idManifestacao: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Collapsible title="Como este prazo é contado, dia a dia" onToggle={setOpen}>
      {isOpen && <DiasDoCaso idManifestacao={idManifestacao} />}
    </Collapsible>
  );
}

function BarraDoPrazo({ prazo }: { readonly prazo: Prazo }) {
  const { inicio, vencimento, original, diasRestantes, parado } = prazo;
  return (
    <>
      <ProgressBar
        label="Prazo do órgão"
        value={decorrido(prazo)}
        text={parado ? 'Parado, à espera da sua complementação' : textoDosDias(diasRestantes)}
        tone={parado ? 'neutral' : tomDoPrazo(diasRestantes)}
      />
      <p className="ui-muted prazo-datas">
        De {formatDia(inicio)} a {formatDia(vencimento)}
        {original !== vencimento && `. Prazo original: ${formatDia(original)}`}.
      </p>
    </>
  );
}

/** The bar of the running term, and how its days are counted. */
export function PrazoDoCaso({
  caso,
}: {
  readonly caso: Pick<DetalheDaManifestacao, 'prazo' | 'idManifestacao'>;
}) {
  if (!caso.prazo) return null;
  return (
    <>
      <BarraDoPrazo prazo={caso.prazo} />
      <Explicacao idManifestacao={caso.idManifestacao} />
    </>
  );
}
