import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { readDia, readNumero } from '#shell/lista/read-do-endereco.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { useTitulo } from '#shell/navegacao/titulo.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { TituloFocado } from '#shell/ui/titulo-focado.tsx';
import { useFeriado } from '../feriado-queries.ts';
import { enderecoDoFeriado } from '../nomes-do-feriado.ts';
import { FormularioDoFeriado } from './formulario-do-feriado.tsx';
import type { Feita } from './use-mudanca.ts';
import { valoresDoFeriado, valoresNovos } from './valores-do-feriado.ts';
import '../feriado.css';

function Salvo({ feita }: { readonly feita: Feita }) {
  return (
    <section className="pagina-simples">
      <TituloFocado>Salvo</TituloFocado>
      <Message type="success" title="O calendário mudou." still>
        {feita.idRecontagem === null
          ? 'Nenhum prazo precisa ser contado de novo.'
          : 'Os prazos abertos estão sendo contados de novo. Você recebe um alerta quando terminar.'}
      </Message>
      <div className="ui-actions">
        <LinkButton to={enderecoDoFeriado(feita.idFeriado)} variant="primary">
          Ver o feriado e o andamento
        </LinkButton>
        <LinkButton to="/feriado" variant="secondary">
          Voltar aos feriados
        </LinkButton>
      </div>
    </section>
  );
}

function Editar({ id, onFeita }: { readonly id: number; readonly onFeita: (feita: Feita) => void }) {
  const consulta = useFeriado(id);
  const { data } = consulta;
  if (consulta.isPending) return <Skeleton lines={6} label="Abrindo o feriado…" />;
  if (!data) return <FalhaAoAbrir titulo="Não foi possível abrir o feriado." falha={consulta} />;
  if (data.removido)
    return (
      <Message type="warning" title="Este feriado foi removido." still>
        Restaure-o na página dele antes de alterá-lo.
      </Message>
    );
  return <FormularioDoFeriado feriado={data} valores={valoresDoFeriado(data)} onFeita={onFeita} />;
}

/** Without `?id=` a new holiday, on the day of `?data=`; with it, that holiday is changed. */
export default function CadastrarFeriadoPage() {
  const [params] = useSearchParams();
  const id = readNumero(params.get('id'));
  useTitulo(id === null ? null : 'Alterar feriado');
  const [feita, setFeita] = useState<Feita | null>(null);
  if (feita) return <Salvo feita={feita} />;
  return (
    <section className="pagina-simples">
      {id === null ? (
        <FormularioDoFeriado
          feriado={null}
          valores={valoresNovos(readDia(params.get('data')))}
          onFeita={setFeita}
        />
      ) : (
        <Editar key={id} id={id} onFeita={setFeita} />
      )}
    </section>
  );
}
