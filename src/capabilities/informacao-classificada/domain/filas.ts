export const filtrosDoRol = ['classificadas', 'termo-vencido', 'desclassificadas', 'todas'] as const;
export const filasDePedidos = ['a-decidir', 'a-avisar', 'decididos', 'todos'] as const;
export const tamanhosDaLista = [20, 50, 100] as const;
