import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { ChecklistAberta } from './checklist-aberta.tsx';
import { useChecklist } from './transparencia-queries.ts';

interface ChecklistProps {
  /** Null: the body that the reader works for. */
  readonly idOuvidoria: number | null;
}

export function ChecklistDoOrgao({ idOuvidoria }: ChecklistProps) {
  const consulta = useChecklist(idOuvidoria);
  if (consulta.isPending) return <Skeleton shape="card" lines={4} label="Carregando a lista do órgão…" />;
  if (consulta.isError)
    return <FalhaAoAbrir titulo="Não foi possível abrir a lista do órgão." falha={consulta} />;
  const { orgao } = consulta.data;
  return (
    <>
      <p className="transparencia-orgao">
        <strong>{orgao.sigla}</strong> – {orgao.nome}
      </p>
      <ChecklistAberta key={orgao.idOuvidoria} checklist={consulta.data} />
    </>
  );
}
