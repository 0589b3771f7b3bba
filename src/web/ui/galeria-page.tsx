import { useState } from 'react';
import { Acoes } from './galeria/acoes.tsx';
import { Avisos } from './galeria/avisos.tsx';
import { Campos } from './galeria/campos.tsx';
import { Conteudo } from './galeria/conteudo.tsx';
import { FormularioExemplo } from './galeria/formulario-exemplo.tsx';
import { Manifestacao } from './galeria/manifestacao.tsx';
import { Navegacao } from './galeria/navegacao.tsx';
import { Switch } from './switch.tsx';

const contrasteAlto = () => document.documentElement.dataset.contraste === 'alto';

/** Every part of the interface with its states, for those who draw screens and those who test them. */
export default function GaleriaPage() {
  const [alto, setAlto] = useState(contrasteAlto);
  const mudar = (ligado: boolean) => {
    if (ligado) document.documentElement.dataset.contraste = 'alto';
    else delete document.documentElement.dataset.contraste;
    setAlto(ligado);
  };
  return (
    <div className="ui-galeria">
      <p>Os componentes da interface, no padrão digital do gov.br, com seus estados.</p>
      <Switch label="Alto contraste" checked={alto} onChange={(event) => mudar(event.target.checked)} />
      <Acoes />
      <Campos />
      <Avisos />
      <Conteudo />
      <Navegacao />
      <Manifestacao />
      <FormularioExemplo />
    </div>
  );
}
