import { useUsuario } from '#shell/session/session.ts';
import { ChecklistDoOrgao } from './checklist-do-orgao.tsx';
import './transparencia.css';

/** The body's own list, answered on this page. */
export default function RelatorioPage() {
  const usuario = useUsuario();
  return (
    <div className="transparencia">
      <p>
        O que a lei manda publicar sem que ninguém peça. Diga onde cada item está na página do órgão e envie à
        autoridade de monitoramento, que avalia.
      </p>
      <ChecklistDoOrgao key={usuario?.idUsuarioPerfilOuvidoriaAtual ?? 0} idOuvidoria={null} />
    </div>
  );
}
