import { useState } from 'react';
import type { DetalheDaManifestacao } from '#capabilities/manifestacao/domain/ler/detalhe.ts';
import { daysBetween, parseIsoDate } from '#kernel/prazo/data.ts';
import { formatDia, textoDosDias } from '#web/formato.ts';
import { Collapsible } from '#web/ui/accordion.tsx';
import { Button } from '#web/ui/button.tsx';
import { DiasDoPrazo } from '#web/ui/dias-do-prazo.tsx';
import { textoDoErro } from '#web/ui/form/use-envio.ts';
import { Message } from '#web/ui/message.tsx';
import { tomDoPrazo } from '#web/ui/prazo.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { IrAosAtos } from './atos.tsx';
import { usePrazoExplicado } from './detalhe-queries.ts';

type Prazo = NonNullable<DetalheDaManifestacao['prazo']>;

/** How much of the time is gone, in percent. */
export const decorrido = ({ inicio, vencimento, diasRestantes }: Prazo): number => {
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

/** The bar of the term that runs, and how its days are counted. */
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

/** Where the case stands, in one sentence, and how the days of its deadline are counted. */
export function Situacao({ caso }: { readonly caso: DetalheDaManifestacao }) {
  return (
    <section aria-label="Situação" className="detalhe-situacao">
      <p className="detalhe-frase">{caso.fraseDaSituacao}</p>
      <PrazoDoCaso caso={caso} />
      <IrAosAtos caso={caso} />
    </section>
  );
}
