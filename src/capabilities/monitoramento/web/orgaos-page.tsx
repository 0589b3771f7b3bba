import { useFiltroDoEndereco } from '#shell/lista/use-filtro-do-endereco.ts';
import { formaDosOrgaos } from './filtro-dos-orgaos.ts';
import { ListaDeOrgaos } from './lista-de-orgaos.tsx';
import { UmOrgao } from './um-orgao.tsx';
import './monitoramento.css';

/** The watched offices, the worst first; `?id=` opens one. */
export default function OrgaosPage() {
  const endereco = useFiltroDoEndereco(formaDosOrgaos);
  return (
    <div className="trabalho monitoramento">
      {endereco.filtro.id === null ? (
        <ListaDeOrgaos endereco={endereco} />
      ) : (
        <UmOrgao key={endereco.filtro.id} idOuvidoria={endereco.filtro.id} />
      )}
    </div>
  );
}
