import { useFiltroDoEndereco } from '#web/lista/use-filtro-do-endereco.ts';
import { formaDosOrgaos } from './filtro-dos-orgaos.ts';
import { ListaDeOrgaos } from './lista-de-orgaos.tsx';
import { UmOrgao } from './um-orgao.tsx';
import './monitoramento.css';

/** The offices one watches, the worst first; `?id=` opens one. */
export default function OrgaosPage() {
  const { filtro, filtrar } = useFiltroDoEndereco(formaDosOrgaos);
  return (
    <div className="trabalho monitoramento">
      {filtro.id === null ? (
        <ListaDeOrgaos filtro={filtro} onFiltrar={filtrar} />
      ) : (
        <UmOrgao key={filtro.id} idOuvidoria={filtro.id} />
      )}
    </div>
  );
}
