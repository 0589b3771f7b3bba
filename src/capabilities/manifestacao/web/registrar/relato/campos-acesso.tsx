import { CampoTexto, CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { MAX_RESUMO, MAX_TEXTO } from '../../../domain/registrar/teor.ts';

export function CamposAcesso() {
  return (
    <>
      <CampoTexto
        name="resumo"
        label="Resumo do pedido"
        help={`O que você quer saber, em uma linha. Até ${MAX_RESUMO} caracteres.`}
        required
      />
      <CampoTextoLongo
        name="texto"
        label="Detalhes do pedido"
        help="Diga quais documentos ou dados, de que período e em que formato. Não é preciso dizer por quê. Não escreva dados pessoais: o pedido pode ser publicado."
        rows={10}
        limit={MAX_TEXTO}
        required
      />
    </>
  );
}
