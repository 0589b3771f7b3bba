import { isServidor } from '#kernel/perfil.ts';
import { getInstalacao } from '#shell/instalacao.ts';
import { Footer, type FooterColumn } from '#shell/layout/footer.tsx';
import { idPerfilDe, useUsuario } from '#shell/session/session.ts';
import { linksAjuda, linksInformacoes, linksOrgaos } from '../../domain/menus.ts';

const colunas = (hasOrgaos: boolean): readonly FooterColumn[] => [
  { title: 'Informações', links: linksInformacoes(getInstalacao()) },
  ...(hasOrgaos ? [{ title: 'Órgãos e Entidades', links: linksOrgaos() }] : []),
  { title: 'Ajuda', links: linksAjuda(hasOrgaos) },
];

/** The footer with the columns of the profile (S2-31). */
export default function Rodape() {
  return <Footer columns={colunas(isServidor(idPerfilDe(useUsuario())))} />;
}
