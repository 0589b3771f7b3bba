import { PaginaDaDenuncia } from './pagina-da-denuncia.tsx';

export default function DenunciarDecisaoPage() {
  return <PaginaDaDenuncia contra="decisao" />;
}
