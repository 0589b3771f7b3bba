import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { ListaDeAlertas } from './lista-de-alertas.tsx';
import { MarcarTodos } from './marcar-todos.tsx';
import './alerta.css';

const MAIS_NOVOS = 8;

/** What the bell opens: the newest alerts, with links to all of them and to the preferences. */
export default function PainelDeAlertas({ onFechar }: { readonly onFechar: () => void }) {
  const titulo = useRef<HTMLHeadingElement>(null);
  useEffect(() => titulo.current?.focus(), []);
  return (
    <>
      <div className="alerta-topo">
        <h2 id="alertas-titulo" ref={titulo} tabIndex={-1}>
          Alertas
        </h2>
        <MarcarTodos />
      </div>
      <div className="alerta-rolagem">
        <ListaDeAlertas maximo={MAIS_NOVOS} onAbrir={onFechar} />
      </div>
      <div className="alerta-pe">
        <Link to="/alertas" onClick={onFechar}>
          Ver todos
        </Link>
        <Link to="/alertas/preferencias" onClick={onFechar}>
          Escolher o que recebo
        </Link>
      </div>
    </>
  );
}
